/** Names of apps: first the platform's own, then invented ones of the tenant's people. */
import type { Language } from '#shared/text/types.ts';
import words from './app-words.json' with { type: 'json' };
import type { DefaultApps } from './offers.ts';

export interface AppName {
  readonly moduleStr: string;
  readonly name: string;
}

/** The unique name of app number `index`. */
export function appName(index: number, offered: DefaultApps, language: Language): AppName {
  const chinese = language === 'zh-CN';
  const offer = offered[index];
  if (offer) return { moduleStr: offer[0], name: chinese ? offer[1] : offer[2] };
  const built = index - offered.length;
  const { subjects, forms } = words;
  const subject = subjects[built % subjects.length]?.[language];
  const form = forms[Math.floor(built / subjects.length) % forms.length]?.[language];
  const round = Math.floor(built / (subjects.length * forms.length)) + 1;
  const base = chinese ? `${subject}${form}` : `${subject} ${form}`;
  return { moduleStr: `eb_${10_000 + built}`, name: round === 1 ? base : `${base} ${round}` };
}
