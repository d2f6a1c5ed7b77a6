/** A notice that the tray, or the key that signs it, was found changed: what was saved of it, and where. */
import { useText } from '#data/text.ts';
import type { AppFacts } from '#shared/bridge/app.ts';
import { useProgram } from '#state/program.ts';
import { Notice } from './Notice.tsx';

const codes = [
  'CHANGES_RESTORED',
  'CHANGES_MISSING',
  'CHANGES_CORRUPT',
  'CHANGES_CUT',
  'KEY_RESTORED',
  'KEY_CORRUPT',
] as const;

export function damageOf({ code }: AppFacts['notices'][number]): (typeof codes)[number] | undefined {
  return codes.find((known) => known === code);
}

export function TrayDamageNotice() {
  const { t } = useText();
  return useProgram().facts.notices.map((notice) => {
    const code = damageOf(notice);
    return (
      code && (
        <Notice key={code} tone="warning">
          {t(`frame.notices.${code}`, notice.params)}
        </Notice>
      )
    );
  });
}
