/** The organisation's state, and the end of its licence (spec 1§2.3). */
import { getTenantInfo } from '#shared/api/tenant/tenant.ts';
import type { Ask } from '#shared/rules/common/record/record.ts';
import { termOf } from '#shared/rules/forecast/term.ts';
import { showsExpiry, statusStep, statusTone } from '#shared/rules/tenant/account-status.ts';
import type { AllWords } from '../text/all-words.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import type { Looked, WatchNotice } from './watched-subject.ts';

export async function lookAtTenant(
  ask: Ask,
  { today, within }: { readonly today: string; readonly within: number },
  words: TerminalWords,
  allWords: AllWords,
): Promise<Looked> {
  const { status, dateExpired } = await ask(getTenantInfo, {});
  const notices: WatchNotice[] = [];
  const [step, tone] = [statusStep(status), statusTone(status)];
  // A trial and the free edition are no event.
  if (step && (tone === 'bad' || tone === 'warning'))
    notices.push({
      key: `licence status ${status}`,
      state: tone === 'bad' ? 'danger' : 'warning',
      text: words.say('cli.watch.status', {
        status: allWords.say(`tenant.status.${status}`),
        step: allWords.say(`attention.term.steps.${step}`),
      }),
    });
  const term = showsExpiry(status) ? termOf(dateExpired, today) : null;
  if (term && term.days <= within)
    notices.push({
      key: `licence ${term.day} ${term.days < 0 ? 'ended' : 'ends'}`,
      state: term.days < 0 ? 'danger' : 'warning',
      text: words.say(term.days < 0 ? 'cli.watch.licenceEnded' : 'cli.watch.licenceEnds', { day: term.day }),
    });
  return { notices };
}
