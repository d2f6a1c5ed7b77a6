/** One trusted key in full, with its fingerprint and the source of its trust; a key of the user can be forgotten. */

import { useText } from '#data/text.ts';
import type { ShownKey } from '#shared/bridge/licence/keys.ts';
import { dayAt } from '#shared/kit/days.ts';
import { Button } from '#widgets/Button.tsx';
import { Copyable } from '#widgets/Copyable.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import { Fact, FactList } from '#widgets/Facts.tsx';
import layout from '#widgets/looks/layout.module.css';
import { ErrorNotice, Notice } from '#widgets/Notice.tsx';
import { StatusDot } from '#widgets/StatusDot.tsx';
import { isOwnKey, keyName, keyState, keyTerm } from './key-view.ts';
import { useGivenKeys } from './use-given-keys.ts';

interface KeyDetailProps {
  /** null while the sheet is closed. */
  readonly shownKey: ShownKey | null;
  readonly onClose: () => void;
}

export function KeyDetail({ shownKey, onClose }: KeyDetailProps) {
  const text = useText();
  return (
    <Dialog
      open={shownKey !== null}
      onClose={onClose}
      title={shownKey ? keyName(shownKey, text) : ''}
      width={720}
    >
      {shownKey && <Detail shownKey={shownKey} onClose={onClose} />}
    </Dialog>
  );
}

function Detail({ shownKey, onClose }: { readonly shownKey: ShownKey; readonly onClose: () => void }) {
  const text = useText();
  const { t } = text;
  const givenKeys = useGivenKeys();
  const state = keyState(shownKey, dayAt(Date.now(), 'UTC'), text);
  const copy = (what: string) => t('licence.screen.action.copy', { what });
  const forget = async () => {
    if (await givenKeys.forget([shownKey.thumbprint])) onClose();
  };
  return (
    <>
      {shownKey.sample && <Notice tone="warning" title={t('licence.verdict.sampleKey')} />}
      <FactList>
        <Fact label={t('licence.screen.keys.state')}>
          <StatusDot tone={state.tone}>{state.words}</StatusDot>
        </Fact>
        <Fact label={t('licence.screen.keys.thumbprint')}>
          <Copyable value={shownKey.thumbprint} label={copy(t('licence.screen.keys.thumbprint'))} />
        </Fact>
        <Fact label={t('licence.screen.keys.id')}>
          <Copyable value={shownKey.id} label={copy(t('licence.screen.keys.id'))} />
        </Fact>
        <Fact label={t('licence.screen.keys.algorithm')}>{shownKey.algorithm}</Fact>
        <Fact label={t('licence.screen.keys.source')}>{t(`licence.keySource.${shownKey.source}`)}</Fact>
        <Fact label={t('licence.screen.keys.validity')}>{keyTerm(shownKey, text)}</Fact>
      </FactList>
      {givenKeys.error !== null && <ErrorNotice error={givenKeys.error} />}
      {isOwnKey(shownKey) && (
        <p className={layout.row}>
          <Button look="danger" busy={givenKeys.busy} onClick={() => void forget()}>
            {t('licence.screen.give.forget')}
          </Button>
        </p>
      )}
    </>
  );
}
