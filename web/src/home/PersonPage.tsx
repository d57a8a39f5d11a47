/** My page: my name, registering it, signing in, signing out. */

import { useState } from "react";
import { post } from "../api/client";
import { useMe } from "../me";
import { linkTo } from "../route";
import { useLanguage } from "../texts/language";
import { TopBar } from "../ui/TopBar";
import { useTelling } from "../ui/telling";

export default function PersonPage() {
  const { say } = useLanguage();
  const { person, rename, register, signIn, signOut } = useMe();
  const { telling, attempt, busy } = useTelling();
  const [name, setName] = useState(person?.name ?? "");
  const [passphrase, setPassphrase] = useState("");
  const everywhere = () =>
    attempt(async () => {
      await post("/api/people/me/sign-out-everywhere");
      signOut();
    });
  return (
    <div className="page">
      <TopBar />
      <main className="paper narrow" tabIndex={-1}>
        <h1>{person?.registered ? say("me-registered", { name: person.name }) : say("me-guest")}</h1>
        <p>{say(person?.registered ? "me-registered-text" : "me-guest-text")}</p>
        {!person?.registered && (
          <form
            className="stack"
            onSubmit={(event) => {
              event.preventDefault();
              void attempt(() => rename(name.trim()));
            }}
          >
            <label className="field">
              <span>{say("name")}</span>
              <input value={name} maxLength={40} autoComplete="username" onChange={(event) => setName(event.target.value)} />
            </label>
            <label className="field">
              <span>{say("passphrase")}</span>
              <input type="password" minLength={8} value={passphrase} autoComplete="current-password" onChange={(event) => setPassphrase(event.target.value)} />
            </label>
            <div className="row">
              <button className="button primary" disabled={busy || !name.trim()}>
                {say("me-rename")}
              </button>
              <button type="button" className="button" disabled={busy || passphrase.length < 8} onClick={() => void attempt(() => register(name.trim(), passphrase))}>
                {say("me-register")}
              </button>
              <button type="button" className="button" disabled={busy || passphrase.length < 8} onClick={() => void attempt(() => signIn(name.trim(), passphrase))}>
                {say("me-sign-in")}
              </button>
            </div>
          </form>
        )}
        {person?.registered && (
          <div className="row">
            <button className="button" onClick={signOut}>
              {say("me-sign-out")}
            </button>
            <button className="button" onClick={() => void everywhere()}>
              {say("me-sign-out-everywhere")}
            </button>
          </div>
        )}
        {telling}
        <p>
          <a href={linkTo("ratings", "alpaca")}>{say("ratings")}</a>
        </p>
      </main>
    </div>
  );
}
