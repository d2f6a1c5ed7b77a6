/** Grey pages for some days, with this page as the example (spec 1§2.1 "page gray setting"; FRAME-048). */
import { useEffect, useState } from 'react';
import { localDay } from '#data/local-day.ts';
import { onReadAgain, queryClient } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { getPageGray, type PageGray } from '#shared/api/system-settings/settings.ts';
import { graySetting } from '#shared/rules/records/system-setting-records.ts';
import { grayState } from '#shared/rules/system-settings/gray-state.ts';
import { usePreviewOfGray } from '#state/gray.ts';
import { sessionQuery } from '#state/session.ts';
import { Button } from '#widgets/Button.tsx';
import { SettingForm } from '#widgets/Form/SettingForm.tsx';
import type { FormState } from '#widgets/Form/use-form.ts';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { PageHeader } from '#widgets/PageHeader.tsx';
import { SystemArea } from './SystemArea.tsx';

export function GrayPage() {
  const { t } = useText();
  // The session reports whether pages are grey now, so a change refreshes it.
  useEffect(
    () =>
      onReadAgain((touched) => {
        if (touched?.some(({ id }) => id === getPageGray.id))
          void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
      }),
    [],
  );
  return (
    <SystemArea>
      <PageHeader title={t('systemSettings.gray.title')} purpose={t('systemSettings.gray.purpose')} />
      <SettingForm isWholePage setting={graySetting} after={(form) => <Preview form={form} />} />
    </SystemArea>
  );
}

function Preview({ form }: { readonly form: FormState<PageGray> }) {
  const { t, formatDay } = useText();
  const [shown, setShown] = useState(false);
  const { strength } = form.values;
  usePreviewOfGray(shown ? strength : null);
  const { state, day } = grayState(form.values, localDay(Date.now()));
  return (
    <div className={`${layout.stack} ${layout.below}`}>
      <Notice title={t(`systemSettings.gray.state.${state}`, { day: day === '' ? '' : formatDay(day) })} />
      <div>
        <Button aria-pressed={shown} onClick={() => setShown(!shown)}>
          {t(shown ? 'systemSettings.gray.previewEnd' : 'systemSettings.gray.preview')}
        </Button>
      </div>
    </div>
  );
}
