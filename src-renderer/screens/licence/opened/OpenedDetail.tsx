/** One opening in full, with copyable fingerprints for comparison. */

import { useText } from '#data/text.ts';
import type { OpenedLicence } from '#shared/bridge/licence/licence.ts';
import { shownInSentence } from '#shared/kit/shown-text.ts';
import { zonedDayText } from '#shared/rules/licence/description/licence-writer.ts';
import { verdictTone } from '#shared/rules/licence/fact-tones.ts';
import { Copyable } from '#widgets/Copyable.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import { Fact, FactList } from '#widgets/Facts.tsx';
import { ExternalName } from '#widgets/ExternalName.tsx';
import { StatusDot } from '#widgets/StatusDot.tsx';
import { licenceWriter } from '../parts/licence-writer.ts';

interface OpenedDetailProps {
  /** null while the sheet is closed. */
  readonly entry: OpenedLicence | null;
  readonly onClose: () => void;
}

export function OpenedDetail({ entry, onClose }: OpenedDetailProps) {
  return (
    <Dialog open={entry !== null} onClose={onClose} title={shownInSentence(entry?.name ?? '')} width={720}>
      {entry && <Detail entry={entry} />}
    </Dialog>
  );
}

function Detail({ entry }: { readonly entry: OpenedLicence }) {
  const text = useText();
  const { t, formatTime } = text;
  const none = t(entry.readable ? 'licence.value.none' : 'licence.screen.value.unknown');
  const code = (value: string | null, what: string) =>
    value ? <Copyable value={value} label={t('licence.screen.action.copy', { what })} /> : none;
  return (
    <FactList>
      <Fact label={t('licence.screen.opened.openedAt')}>{formatTime(entry.openedAt)}</Fact>
      <Fact label={t('licence.screen.opened.verdict')}>
        <StatusDot tone={verdictTone(entry)}>{t(`licence.state.${entry.state}`)}</StatusDot>
      </Fact>
      <Fact label={t('licence.screen.opened.company')}>
        {entry.companyName ? <ExternalName text={entry.companyName} /> : none}
      </Fact>
      <Fact label={t('licence.screen.opened.code')}>
        {code(entry.licenceCode, t('licence.screen.opened.code'))}
      </Fact>
      <Fact label={t('licence.screen.opened.expiry')}>
        {entry.expiryDate ? zonedDayText(entry.expiryDate, entry.timeZone, licenceWriter(text)) : none}
      </Fact>
      <Fact label={t('licence.screen.opened.key')}>
        {entry.keyId === null ? none : <ExternalName text={entry.keyId} />}
      </Fact>
      <Fact label={t('licence.screen.opened.size')}>{licenceWriter(text).size(entry.size)}</Fact>
      <Fact label={t('licence.file.sha256')}>{code(entry.sha256, t('licence.file.sha256'))}</Fact>
      <Fact label={t('licence.file.sm3')}>{code(entry.sm3, t('licence.file.sm3'))}</Fact>
    </FactList>
  );
}
