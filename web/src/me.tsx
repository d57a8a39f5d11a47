/** Who I am: nobody until I want something that needs a name, then a guest or a registered person. */

import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from "react";
import { forgetToken, get, keepToken, patch, post, Refusal, token, type Welcome } from "./api/client";
import { useLanguage } from "./texts/language";

type Person = Welcome["person"];

interface Me {
  person: Person | null;
  known: boolean; // whether the server has said who I am
  ensure(name?: string): Promise<Person>;
  rename(name: string): Promise<void>;
  register(name: string, passphrase: string): Promise<void>;
  signIn(name: string, passphrase: string): Promise<void>;
  signOut(): void;
}

const Context = createContext<Me | null>(null);

export function MeProvider({ children }: { children: ReactNode }) {
  const { say, language } = useLanguage();
  const [person, setPerson] = useState<Person | null>(null);
  const [known, setKnown] = useState(!token());

  const welcome = useCallback((told: Welcome): Person => {
    keepToken(told.token);
    setPerson(told.person);
    setKnown(true);
    return told.person;
  }, []);

  useEffect(() => {
    if (!token()) return;
    get<Welcome>("/api/people/me")
      .then(welcome)
      .catch((error: unknown) => {
        if (error instanceof Refusal && error.status === 401) forgetToken();
        setKnown(true);
      });
  }, [welcome]);

  const me = useMemo<Me>(() => {
    const enter = async (name?: string): Promise<Person> =>
      welcome(await post<Welcome>("/api/people", { name: name || say("guest-name"), language }));
    return {
      person,
      known,
      ensure: async (name) => person ?? enter(name),
      rename: async (name) => {
        if (person) welcome(await patch<Welcome>("/api/people/me", { name, language }));
        else await enter(name);
      },
      register: async (name, passphrase) => {
        if (!person) await enter(name);
        welcome(await post<Welcome>("/api/people/me/register", { name, passphrase }));
      },
      signIn: async (name, passphrase) => {
        welcome(await post<Welcome>("/api/people/sign-in", { name, passphrase }));
      },
      signOut: () => {
        forgetToken();
        setPerson(null);
      },
    };
  }, [person, known, say, language, welcome]);

  return <Context.Provider value={me}>{children}</Context.Provider>;
}

export function useMe(): Me {
  const me = useContext(Context);
  if (!me) throw new Error("nobody here");
  return me;
}
