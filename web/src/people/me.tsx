/** The person who uses this page: nobody until something needs a name, then a guest or a registered person. */

import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from "react";
import {
  forgetToken,
  isSignedOut,
  keepToken,
  patch,
  post,
  Refusal,
  SIGNED_OUT,
  token,
  type Welcome,
} from "../api/client";
import { getEarly } from "../api/early";
import { useLanguage } from "../texts/language";

type Person = Welcome["person"];

interface Me {
  person: Person | null;
  isOperator: boolean; // of this server
  isRenamed: boolean; // an operator has removed the registered name, and another one can be chosen
  known: boolean; // whether the server has said who this is
  ensure(name?: string): Promise<Person>;
  wasSignedOut: boolean; // whether the token of this device has expired or was revoked
  rename(name: string): Promise<void>;
  accept(welcome: Welcome): Person; // become the person that the server names
  signOut(): void;
}

const RENEWAL_MS = 6 * 3600_000; // a page may stay open for longer than a token is valid
const REMINDERS_AFTER_MS = 5000; // when the page has loaded what it needs

const Context = createContext<Me | null>(null);

export function MeProvider({ children }: { children: ReactNode }) {
  const { say, language } = useLanguage();
  const [person, setPerson] = useState<Person | null>(null);
  const [isOperator, setOperator] = useState(false);
  const [isRenamed, setRenamed] = useState(false);
  const [known, setKnown] = useState(!token());
  const [wasSignedOut, setSignedOut] = useState(false);

  const accept = useCallback((welcome: Welcome): Person => {
    keepToken(welcome.token);
    setPerson(welcome.person);
    setOperator(welcome.operator ?? false);
    setRenamed(welcome.renamed ?? false);
    setKnown(true);
    setSignedOut(false);
    return welcome.person;
  }, []);

  const signOut = useCallback(() => {
    const had = token();
    forgetToken();
    import("./push").then(({ turnOff }) => turnOff(had)).catch(reportError); // the server may not hear of it
    setPerson(null);
    setOperator(false);
    setRenamed(false);
  }, []);

  useEffect(() => {
    const onSignedOut = () => {
      signOut();
      setSignedOut(true);
    };
    const renew = () => {
      const asked = token();
      if (!asked) return;
      getEarly("/api/people/me")
        .then((welcome) => token() === asked && accept(welcome)) // unless the person has signed out since
        .catch((error: unknown) => {
          setKnown(true);
          // The answer to an early request may have come before anybody listened for the event.
          if (token() === asked && isSignedOut(error)) onSignedOut();
        });
    };
    window.addEventListener(SIGNED_OUT, onSignedOut);
    renew();
    const timer = window.setInterval(renew, RENEWAL_MS);
    return () => {
      window.removeEventListener(SIGNED_OUT, onSignedOut);
      window.clearInterval(timer);
    };
  }, [accept, signOut]);

  // The server forgets a browser when tokens are revoked, and must know the language.
  const id = person?.id;
  useEffect(() => {
    if (!id || !("Notification" in window) || Notification.permission !== "granted") return;
    const keep = () => void import("./push").then(({ keepOn }) => keepOn(id, language)).catch(() => undefined);
    const timer = window.setTimeout(keep, REMINDERS_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [id, language]);

  const me = useMemo<Me>(() => {
    const enter = async (name?: string): Promise<Person> => {
      const come = (called: string) => post("/api/people", { name: called, language });
      if (name) return accept(await come(name));
      // Somebody may be registered as "Guest".
      const withNumber = (caught: unknown) => {
        if (!(caught instanceof Refusal && caught.reason === "name-taken")) throw caught;
        return come(`${say("guest-name")} ${Math.ceil(Math.random() * 9999)}`);
      };
      return accept(await come(say("guest-name")).catch(withNumber));
    };
    return {
      person,
      isOperator,
      isRenamed,
      known,
      ensure: async (name) => person ?? enter(name),
      rename: async (name) => {
        if (person) accept(await patch("/api/people/me", { name, language }));
        else await enter(name);
      },
      wasSignedOut,
      accept,
      signOut,
    };
  }, [person, isOperator, isRenamed, known, wasSignedOut, say, language, accept, signOut]);

  return <Context.Provider value={me}>{children}</Context.Provider>;
}

export function useMe(): Me {
  const me = useContext(Context);
  if (!me) throw new Error("useMe needs a MeProvider");
  return me;
}
