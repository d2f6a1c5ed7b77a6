/** The recipients and span of a theme (spec 2§2, 2§3, 2§4; THM-049, 091 to 093). A failure is silent (THM-187). */
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '#data/text.ts';
import {
  type AppointmentValues,
  appointmentValuesOf,
  themeAppointmentRecord,
} from '#shared/rules/records/themes/theme-appointment-record.ts';
import { appointmentFields } from '#shared/rules/themes/appointment-fields.ts';
import type { AnyTheme } from '#shared/rules/themes/families.ts';
import type { ThemeLocator } from '#shared/rules/themes/theme-locator.ts';
import { Button } from '#widgets/Button.tsx';
import { recordChange } from '#widgets/Form/change.ts';
import { FormFields } from '#widgets/Form/Fields.tsx';
import { FormDialog } from '#widgets/Form/FormDialog.tsx';
import { useForm } from '#widgets/Form/use-form.ts';
import { ErrorNotice } from '#widgets/Notice.tsx';
import { PlainCheckbox } from '#widgets/PlainCheckbox.tsx';
import { SpreadPicture } from '../Spread/SpreadPicture.tsx';
import { isNewTheme } from '../saved-theme.ts';
import { enableTheme } from '../ThemeList/theme-changes.ts';
import { AboutTheme, type AboutThemeProps } from './AboutTheme.tsx';

export function AppointDialog(props: AboutThemeProps) {
  return (
    <AboutTheme {...props} words="themeActions.appoint.title">
      {(theme, locator, title) => (
        <AppointForm theme={theme} locator={locator} title={title} onClose={props.onClose} />
      )}
    </AboutTheme>
  );
}

interface AppointFormProps {
  readonly theme: AnyTheme;
  readonly locator: ThemeLocator;
  readonly title: string;
  readonly onClose: () => void;
}

function AppointForm({ theme, locator, title, onClose }: AppointFormProps) {
  const { t } = useText();
  const [notEnabled, setNotEnabled] = useState<unknown>(null);
  const { state } = useLocation();
  // The author of a new theme wants it to be seen.
  const [enablesToo, setEnablesToo] = useState(isNewTheme(state));
  const isEnabling = enablesToo && !theme.topicStatus;
  const record = recordChange(themeAppointmentRecord, locator, {
    success: 'common.done.operation',
    failure: 'silent',
  });
  const form = useForm<AppointmentValues>({
    name: `${themeAppointmentRecord.id}/${locator.terminal}/${locator.id}`,
    stored: appointmentValuesOf(theme),
    fields: appointmentFields,
    change: {
      ...record,
      async send(work) {
        const outcome = await record.send(work);
        if (outcome !== 'kept' && isEnabling && work.values.topicAppoint !== 'none')
          await enableTheme(locator);
        return outcome;
      },
    },
  });
  return (
    <FormDialog form={form} title={title} width={1000} action={t('common.save')} onClose={onClose}>
      <FormFields form={form} />
      {!locator.external && (
        <SpreadPicture
          locator={locator}
          change={(own) => ({
            ...own,
            ...candidateOf(form.values),
            topicStatus: own.topicStatus || (form.dirty && isEnabling),
          })}
          enabling={
            form.dirty ? (
              <PlainCheckbox
                label={t('themesSpread.enableToo')}
                checked={enablesToo}
                onChange={setEnablesToo}
              />
            ) : (
              <Button size="small" onClick={() => void enableTheme(locator).catch(setNotEnabled)}>
                {t('themeActions.enable')}
              </Button>
            )
          }
        />
      )}
      {notEnabled !== null && (
        <ErrorNotice error={notEnabled} title={t('themeActions.notEnabled', { name: locator.name })} />
      )}
    </FormDialog>
  );
}

/** A timed appointment without both days is none yet. */
function candidateOf({ topicAppoint, appointDate: { from, to }, appointRange }: AppointmentValues) {
  const appointDate = topicAppoint === 'timed' && from !== null && to !== null ? { from, to } : null;
  return {
    topicAppoint: topicAppoint === 'timed' && appointDate === null ? ('none' as const) : topicAppoint,
    appointDate,
    appointRange,
  };
}
