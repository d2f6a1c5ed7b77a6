/** Shows a theme for a time, to oneself or to others, and says until when one is shown. */
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { isApproved } from '#data/changes/index.ts';
import { useText } from '#data/text.ts';
import type { ScheduledJob } from '#shared/bridge/jobs.ts';
import type { AnyTheme } from '#shared/rules/themes/families.ts';
import type { ThemeLocator } from '#shared/rules/themes/theme-locator.ts';
import { useActiveServer } from '#state/program.ts';
import { useScheduledJobs } from '#state/scheduled-jobs.ts';
import { useSession } from '#state/session.ts';
import { Button } from '#widgets/Button.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import { FormFields } from '#widgets/Form/Fields.tsx';
import { FormDialog } from '#widgets/Form/FormDialog.tsx';
import { useForm } from '#widgets/Form/use-form.ts';
import { MomentField } from '#widgets/Instant/MomentField.tsx';
import { Notice } from '#widgets/Notice.tsx';
import { OwnIdNotice } from '#widgets/OwnIdNotice.tsx';
import { ReadPart } from '#widgets/ReadPart.tsx';
import ink from '#widgets/looks/ink.module.css';
import { notifyFailure } from '#widgets/notify.tsx';
import { SpreadPicture } from '../Spread/SpreadPicture.tsx';
import { isMeantForSomebody } from '../Spread/ask-consequence.tsx';
import { AboutTheme, type AboutThemeProps } from '../ThemeDialogs/AboutTheme.tsx';
import { newAddress } from '../theme-addresses.ts';
import { themeNameState } from '../theme-name-state.ts';
import { newTrial, type TrialForm, trialFields, trialFormProblems } from './trial-form.ts';
import { trialKey } from './trial-key.ts';
import { useThemeTrial } from './use-trial.ts';

const width = 1000;

export function TrialDialog(props: AboutThemeProps) {
  return (
    <AboutTheme {...props} words="themesTrial.title">
      {(theme, locator, title) => (
        <Trial theme={theme} locator={locator} title={title} onClose={props.onClose} />
      )}
    </AboutTheme>
  );
}

interface TrialProps {
  readonly theme: AnyTheme;
  readonly locator: ThemeLocator;
  readonly title: string;
  readonly onClose: () => void;
}

function Trial(props: TrialProps) {
  const { theme: newest, locator, title, onClose } = props;
  const { t } = useText();
  // A begun trial changes the newest state; "as before" means the state before it.
  const [theme] = useState(newest);
  const { read, running } = useTrialJobs(locator);
  const trial = useThemeTrial(locator, theme);
  const why = isApproved()
    ? t('themesTrial.approved')
    : trial.collects
      ? t('themesTrial.collects')
      : isMeantForSomebody(theme, locator)
        ? t('themesTrial.assigned')
        : null;
  if (running === null && why === null && read.data)
    return <TrialFields {...props} theme={theme} trial={trial} />;
  return (
    <Dialog open width={width} title={title} onClose={onClose}>
      <ReadPart read={read} failed={t('themesTrial.failed')} rows={3}>
        {() =>
          running ? (
            <Running job={running} onEnd={() => trial.end(running)} onClose={onClose} />
          ) : (
            <Notice tone="locked" title={why}>
              {!isApproved() && !trial.collects && (
                <Link to={newAddress(locator, locator.id)} state={themeNameState(locator.name)}>
                  {t('themeActions.copy')}
                </Link>
              )}
            </Notice>
          )
        }
      </ReadPart>
    </Dialog>
  );
}

interface RunningProps {
  readonly job: ScheduledJob;
  readonly onEnd: () => Promise<boolean>;
  readonly onClose: () => void;
}

function Running({ job, onEnd, onClose }: RunningProps) {
  const { t, formatTime } = useText();
  const [isBusy, setBusy] = useState(false);
  const end = async () => {
    setBusy(true);
    try {
      if (await onEnd()) onClose();
    } catch (error) {
      notifyFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Notice
      title={t('themesTrial.running', { time: job.next === null ? '' : formatTime(job.next) })}
      actions={
        <Button size="small" busy={isBusy} onClick={() => void end()}>
          {t('themesTrial.end')}
        </Button>
      }
    >
      {t('themesTrial.guarded')}
    </Notice>
  );
}

function TrialFields({
  locator,
  title,
  onClose,
  trial,
}: TrialProps & { readonly trial: ReturnType<typeof useThemeTrial> }) {
  const { t } = useText();
  const [stored] = useState(() => newTrial(Date.now(), trial.me));
  const form = useForm<TrialForm>({
    name: `theme-trial/${locator.terminal}/${locator.id}`,
    stored,
    fields: trialFields(trial.me),
    rules: (values) => trialFormProblems(values, Date.now()),
    label: (name) => (name === 'until' ? t('themesTrial.until') : undefined),
    isNew: true,
    change: { send: ({ values }) => trial.begin(values) },
  });
  return (
    <FormDialog form={form} width={width} title={title} action={t('themesTrial.action')} onClose={onClose}>
      <p className={ink.text}>{t('themesTrial.text')}</p>
      {trial.me === '' && <OwnIdNotice>{t('ownId.trial')}</OwnIdNotice>}
      <FormFields form={form} />
      <MomentField
        names={[t('themesTrial.untilDay'), t('themesTrial.untilTime')]}
        label={t('themesTrial.until')}
        name="until"
        missing="18:00"
        value={form.values.until}
        problem={form.problem('until')}
        onChange={(value) => form.set('until', value)}
      />
      {!locator.external && (
        <SpreadPicture
          locator={locator}
          change={(own) => {
            const { topicAppoint, appointDate, appointRange } = trial.appointmentOf(form.values);
            const { from, to } = appointDate;
            return {
              ...own,
              topicAppoint,
              appointRange,
              appointDate: from !== null && to !== null ? { from, to } : null,
              topicStatus: true,
            };
          }}
        />
      )}
    </FormDialog>
  );
}

/** The scheduled ends of trials, which this computer keeps among its jobs. */
function useTrialJobs(locator: ThemeLocator) {
  const server = useActiveServer();
  const session = useSession();
  const tenant = session.status === 'signedIn' ? session.facts.tenant.tenantKey : null;
  const read = useScheduledJobs();
  const start = trialKey(locator, null);
  const own = read.data?.filter(
    ({ about, server: at, tenant: { key } }) =>
      about?.startsWith(start) && at === server.id && key === tenant,
  );
  return { read, running: own?.find(({ next }) => next !== null) ?? null };
}
