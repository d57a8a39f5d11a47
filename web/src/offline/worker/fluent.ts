/** Fluent for Python: it has none of its own in a browser. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

/** What Python calls; values and answers travel as JSON. */
export const fluent = {
  open(language: string, useIsolating: boolean) {
    const bundle = new FluentBundle(language, { useIsolating });
    return {
      add: (text: string) => void bundle.addResource(new FluentResource(text)),
      has: (name: string) => bundle.hasMessage(name),
      format(name: string, values: string): string {
        const errors: Error[] = [];
        const pattern = bundle.getMessage(name)?.value ?? "";
        const text = bundle.formatPattern(pattern, JSON.parse(values) as Record<string, FluentVariable>, errors);
        return JSON.stringify([text, errors.map(String)]);
      },
    };
  },
};
