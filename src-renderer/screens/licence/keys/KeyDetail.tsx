/** One trusted key in full: its fingerprint to compare, by whose word it is trusted; what the user gave can be forgotten. */

import { useText } from '#data/text.ts';
import type { ShownKey } from '#shared/bridge/licence/keys.ts';
import { dayAt } from '#shared/rules/licence/days.ts';
import { Button } from '#widgets/Button.tsx';
import { Copyable } from '#widgets/Copyable.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import { ErrorNotice, Notice } from '#widgets/Notice.tsx';
import { StatusDot } from '#widgets/StatusDot.tsx';
import facts from '../parts/facts.module.css';
import { Pair } from '../parts/Pair.tsx';
import { isOwn, keyName, keyState, keyTerm } from './key-view.ts';
import { useGivenKeys } from './use-given-keys.ts';

interface KeyDetailProps {
  /** null: closed. */
  readonly shown: ShownKey | null;
  readonly onClose: () => void;
}

export function KeyDetail({ shown, onClose }: KeyDetailProps) {
  const text = useText();
  return (
    <Dialog open={shown !== null} onClose={onClose} title={shown ? keyName(shown, text) : ''} width={720}>
      {shown && <Facts shown={shown} onClose={onClose} />}
    </Dialog>
  );
}

function Facts({ shown, onClose }: { readonly shown: ShownKey; readonly onClose: () => void }) {
  const text = useText();
  const { t } = text;
  const given = useGivenKeys();
  const state = keyState(shown, dayAt(Date.now(), 'UTC'), text);
  const copy = (what: string) => t('licence.screen.action.copy', { what });
  const forget = async () => {
    if (await given.forget([shown.thumbprint])) onClose();
  };
  return (
    <>
      {shown.sample && <Notice tone="warning" title={t('licence.screen.keys.sample')} />}
      <dl className={facts.pairs}>
        <Pair label={t('licence.screen.keys.state')}>
          <StatusDot tone={state.tone}>{state.words}</StatusDot>
        </Pair>
        <Pair label={t('licence.screen.keys.thumbprint')}>
          <Copyable value={shown.thumbprint} label={copy(t('licence.screen.keys.thumbprint'))} />
        </Pair>
        <Pair label={t('licence.screen.keys.id')}>
          <Copyable value={shown.id} label={copy(t('licence.screen.keys.id'))} />
        </Pair>
        <Pair label={t('licence.screen.keys.algorithm')}>{shown.algorithm}</Pair>
        <Pair label={t('licence.screen.keys.source')}>
          {t(`licence.screen.keys.sources.${shown.source}`)}
        </Pair>
        <Pair label={t('licence.screen.keys.validity')}>{keyTerm(shown, text)}</Pair>
      </dl>
      {given.error !== null && <ErrorNotice error={given.error} />}
      {isOwn(shown) && (
        <p className={facts.more}>
          <Button look="danger" busy={given.busy} onClick={() => void forget()}>
            {t('licence.screen.give.forget')}
          </Button>
        </p>
      )}
    </>
  );
}
