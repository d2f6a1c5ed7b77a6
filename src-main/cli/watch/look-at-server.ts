/** Whether the server is reached, and how long its certificates hold. */
import type { ConnectionReport } from '#shared/bridge/servers.ts';
import { daysBetween } from '#shared/kit/days.ts';
import { connectionWords } from '#shared/rules/servers/examination-text.ts';
import type { AllWords } from '../text/all-words.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import type { Looked } from './watched-subject.ts';

/** Nobody is signed in during the check, so that the steps about a session say nothing here. */
const stepsOfSession: readonly string[] = ['session', 'permission'];

export function lookAtServer({ steps }: ConnectionReport, words: TerminalWords, allWords: AllWords): Looked {
  return {
    notices: steps.flatMap(({ step, verdict, code }) => {
      if (stepsOfSession.includes(step) || (verdict !== 'failed' && verdict !== 'warning')) return [];
      const name = allWords.say(`servers.connection.step.${step}`);
      const reason = code === null ? '' : connectionWords(code, allWords);
      return [
        {
          key: `server ${step} ${code ?? ''}`,
          state: verdict === 'failed' ? ('danger' as const) : ('warning' as const),
          text: words.say('cli.watch.step', { step: name, reason }),
        },
      ];
    }),
  };
}

interface Due {
  /** YYYY-MM-DD. */
  readonly today: string;
  /** Days before an end from which it is told. */
  readonly within: number;
}

export function lookAtCertificates(
  { chain }: ConnectionReport,
  { today, within }: Due,
  words: TerminalWords,
): Looked {
  return {
    notices: chain.flatMap(({ subject, notAfter, fingerprint }) => {
      const end = new Date(notAfter);
      const day = Number.isNaN(end.getTime()) ? '' : end.toISOString().slice(0, 10);
      const days = daysBetween(today, day);
      if (days === null || days > within) return [];
      return [
        {
          key: `certificate ${fingerprint} ${days < 0 ? 'ended' : 'ends'}`,
          state: days < 0 ? ('danger' as const) : ('warning' as const),
          text: words.say(days < 0 ? 'cli.watch.certificateEnded' : 'cli.watch.certificateEnds', {
            subject,
            day,
          }),
        },
      ];
    }),
  };
}
