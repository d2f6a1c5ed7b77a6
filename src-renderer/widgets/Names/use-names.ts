/** A form for names in several languages: the displayed languages, and the texts of removed ones. */
import { useState } from 'react';
import { type PlatformLanguage, platformLanguages } from '#shared/api/language-names/platform-languages.ts';
import type { FieldProblem } from '#shared/rules/common/fields/check-fields.ts';
import { chosenLanguages, type Names, ownLanguage } from '#shared/rules/common/names/languages.ts';
import type { RecordKind } from '#shared/rules/common/record/record.ts';
import type { NamesLocator, NamesValues } from '#shared/rules/records/names-record.ts';
import type { MessageKey } from '#shared/text/index.ts';
import { recordChange } from '../Form/change.ts';
import { useForm } from '../Form/use-form.ts';
import { brokenPictures } from '../RichText/broken-pictures.ts';

/** The object with names in several languages, and the rules for them. */
export interface NamesPlan {
  readonly kind: RecordKind<NamesLocator, NamesValues>;
  readonly locator: NamesLocator;
  readonly rich?: boolean;
  /** Shows a table of languages and names; languages are chosen in a popup (spec 3§2.5). */
  readonly table?: boolean;
  readonly rules: (names: Names, stored: Names) => readonly FieldProblem[];
  readonly ask?: (names: Names, stored: Names) => Promise<FieldProblem | null>;
  /** Called once the names are saved. */
  readonly onSaved?: () => Promise<void>;
  readonly words?: { readonly success?: MessageKey; readonly failed?: MessageKey };
}

export function useNamesForm(
  { kind, locator, rich = false, rules, ask, onSaved, words = {} }: NamesPlan,
  stored: NamesValues,
) {
  const change = recordChange(kind, locator, words);
  const form = useForm<NamesValues>({
    name: `names/${locator.kind}/${locator.targetId}`,
    stored,
    fields: {},
    rules: (values) => [...(rich ? newlyBroken(values, stored) : []), ...rules(values, stored)],
    ...(ask ? { ask: (values: NamesValues) => ask(values, stored) } : {}),
    change: {
      ...change,
      async send(work) {
        const outcome = await change.send(work);
        if (outcome === 'saved') await onSaved?.();
        return outcome;
      },
    },
  });
  /** Texts of removed languages: choosing one again restores its text. */
  const [refusedNames, setTaken] = useState<Names>({});
  /** The user's choice of languages, where it differs from having a name. */
  const [shown, setShown] = useState<Readonly<Partial<Record<PlatformLanguage, boolean>>>>({});
  const names: Names = form.values;
  const named = [...chosenLanguages(stored, ownLanguage), ...chosenLanguages(names, ownLanguage)];
  const chosen = platformLanguages.filter((lang) => shown[lang] ?? named.includes(lang));
  const choose = (next: readonly PlatformLanguage[]) => {
    for (const lang of platformLanguages) {
      const [was, is] = [chosen.includes(lang), next.includes(lang)];
      if (was && !is) {
        setTaken((now) => ({ ...now, [lang]: names[lang] ?? '' }));
        form.set(lang, '');
      }
      if (!was && is && refusedNames[lang]) form.set(lang, refusedNames[lang]);
    }
    setShown(Object.fromEntries(platformLanguages.map((lang) => [lang, next.includes(lang)])));
  };
  const setName = (lang: PlatformLanguage, name: string) => {
    form.set(lang, name);
    // Clearing a field does not remove its language.
    setShown((now) => ({ ...now, [lang]: true }));
  };
  return { form, names, chosen, choose, setName };
}

export type NamesState = ReturnType<typeof useNamesForm>;

/** New pictures that failed to load, by language. */
function newlyBroken(names: Names, stored: Names): readonly FieldProblem[] {
  return platformLanguages.flatMap((lang) => {
    const [broken] = brokenPictures(names[lang] ?? '', stored[lang] ?? '');
    const key = 'richText.pictureUnsaved' as const;
    return broken ? [{ name: lang, message: { key, params: { name: broken.name } } }] : [];
  });
}
