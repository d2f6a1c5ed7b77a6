/** A preview of a store's theme before it is created; its name can be changed. */

import { useState } from 'react';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import type { Output } from '#shared/api/endpoint.ts';
import type { preCreateBack } from '#shared/api/themes/packages.ts';
import type { ThemeScope } from '#shared/rules/themes/theme-locator.ts';
import { Button } from '#widgets/Button.tsx';
import { ColourDot } from '#widgets/ColourDot.tsx';
import { Fact, FactList } from '#widgets/Facts.tsx';
import { FormField } from '#widgets/Form/FormField.tsx';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { storeColour, storeOf } from '../store.ts';
import { useStoreTheme } from './use-store-theme.ts';

interface StoreDraftProps {
  readonly scope: ThemeScope;
  readonly fileId: string;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

export function StoreDraft(props: StoreDraftProps) {
  const { scope, fileId, onBack } = props;
  const { t } = useText();
  const read = useRead(storeOf(scope.terminal).preCreate, { fileId });
  return (
    <>
      <ReadPart read={read} failed={t('themeActions.cloud.draftFailed')} rows={2}>
        {(draft) => <Draft {...props} draft={draft} />}
      </ReadPart>
      {!read.data && <Button onClick={onBack}>{t('themeActions.cloud.back')}</Button>}
    </>
  );
}

interface DraftProps extends StoreDraftProps {
  readonly draft: Output<typeof preCreateBack>;
}

function Draft({ scope, fileId, onBack, onDone, draft }: DraftProps) {
  const { t } = useText();
  const { create: make, pending } = useStoreTheme(scope, fileId);
  const [name, setName] = useState(draft.topicName);
  const [checked, setChecked] = useState(false);
  const missing = name.trim() === '';
  const create = async () => {
    setChecked(true);
    if (missing) return;
    if (await make(name.trim())) onDone();
  };
  return (
    <form
      noValidate
      aria-label={t('themeActions.cloud.willBe')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) void create();
      }}
    >
      {draft.exists && <Notice tone="warning">{t('themeActions.cloud.exists')}</Notice>}
      <FormField
        label={t('themeActions.cloud.topicName')}
        required
        problem={checked && missing ? t('themeActions.cloud.nameMissing') : undefined}
      >
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </FormField>
      <FactList>
        <Fact label={t('themeActions.cloud.colour')}>
          <span className={layout.inline}>
            <ColourDot colour={storeColour(draft)} />
            {storeColour(draft)}
          </span>
        </Fact>
      </FactList>
      <div className={`${layout.row} ${layout.last} ${layout.above}`}>
        <Button onClick={onBack}>{t('themeActions.cloud.back')}</Button>
        <Button look="primary" type="submit" busy={pending}>
          {t('themeActions.cloud.create')}
        </Button>
      </div>
    </form>
  );
}
