/** Gives an application to a pilot group now, to others on a day, and takes it away on a day (spec 3§3.3, 3§5.2). */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { isApproved } from '#data/changes/index.ts';
import { callRead, readKey } from '#data/read.ts';
import { readNewest } from '#data/records/save-record.ts';
import { serverMark } from '#data/server-mark.ts';
import { useText } from '#data/text.ts';
import { querySysAppManageInfo } from '#shared/api/applications/manage.ts';
import { loadModuleStatus } from '#shared/api/applications/modules.ts';
import { toggledWith } from '#shared/rules/common/applications/enablement.ts';
import { appSharesRecord } from '#shared/rules/records/applications/app-shares-record.ts';
import { AudienceChange } from '#widgets/AudienceChange/AudienceChange.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import { FormFields } from '#widgets/Form/Fields.tsx';
import { FormDialog } from '#widgets/Form/FormDialog.tsx';
import { type FormState, useForm } from '#widgets/Form/use-form.ts';
import { MomentField } from '#widgets/Instant/MomentField.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { ReadDialog } from '#widgets/ReadDialog.tsx';
import { Section } from '#widgets/Section.tsx';
import { shownAppName } from '../AppManage/app-words.ts';
import { useUsers } from '../use-users.ts';
import { RollOutSteps } from './RollOutSteps.tsx';
import { newRollOut, type RollOutForm, rollOutFields, rollOutProblems } from './roll-out-form.ts';
import { isPlanned, rollOutKey, useRollOutJobs } from './roll-out-jobs.ts';
import { type RollOutFacts, useSendRollOut } from './send-roll-out.tsx';

interface RollOutDialogProps {
  readonly deptId: string;
  /** Id of the application. */
  readonly id: string;
  readonly mayEnable: boolean;
  readonly onClose: () => void;
}

const width = 720;

export function RollOutDialog(props: RollOutDialogProps) {
  const { deptId, id, onClose } = props;
  const { t } = useText();
  const facts = useFacts(deptId, id);
  const { read, jobs } = useRollOutJobs();
  const steps = jobs.get(rollOutKey(deptId, id)) ?? [];
  const name = facts.data?.module.moduleName ?? id;
  const list = steps.length > 0 && <RollOutSteps steps={steps} onRemoved={() => read.refetch()} />;
  if (steps.some(isPlanned)) {
    return (
      <Dialog open width={width} title={t('appRollOut.title', { name })} onClose={onClose}>
        <p className={layout.below}>{t('appRollOut.planned')}</p>
        {list}
      </Dialog>
    );
  }
  return (
    <ReadDialog
      read={facts}
      width={width}
      title={t('appRollOut.title', { name })}
      failed={t('appRollOut.failed')}
      onClose={onClose}
    >
      {(found) => <RollOutFields {...props} facts={found} past={list} />}
    </ReadDialog>
  );
}

function useFacts(deptId: string, id: string) {
  return useQuery<RollOutFacts>({
    queryKey: [...readKey(loadModuleStatus, { deptId }), 'rollOut', id],
    queryFn: async ({ signal }) => {
      const info = await callRead(querySysAppManageInfo, { deptId, sysMenuId: id }, { signal });
      const { moduleId, module: moduleStr } = info.appModuleLink;
      const all = await callRead(loadModuleStatus, { deptId }, { signal });
      const { shares } = await readNewest(appSharesRecord, { deptId, ids: [id] }, ['shares'], serverMark());
      const along = toggledWith(all, moduleId, false).filter((one) => one.moduleId !== moduleId);
      return {
        deptId,
        id,
        module: { moduleId, moduleStr, moduleName: shownAppName(info) },
        before: shares[id] ?? [],
        isOn: all.find((one) => one.moduleId === moduleId)?.status ?? true,
        dependentNames: along.map((one) => one.moduleName),
      };
    },
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
}

interface RollOutFieldsProps extends RollOutDialogProps {
  readonly facts: RollOutFacts;
  readonly past: ReactNode;
}

function RollOutFields({ deptId, id, mayEnable, facts: newest, past, onClose }: RollOutFieldsProps) {
  const { t } = useText();
  // A sent first step changes the newest state; "as before" means the state before it.
  const [facts] = useState(newest);
  const usersOf = useUsers(deptId);
  const send = useSendRollOut(facts, { mayEnable, usersOf });
  const form = useForm<RollOutForm>({
    name: `appRollOut/${deptId}/${id}`,
    stored: newRollOut,
    fields: rollOutFields,
    rules: (values) => [
      ...rollOutProblems(values, { now: Date.now(), isApproved: isApproved() }),
      ...(values.end === 'disable' && facts.dependentNames.length > 0
        ? [
            {
              name: 'end',
              message: {
                key: 'appRollOut.needed',
                params: { others: facts.dependentNames.join(t('common.form.separator')) },
              },
            } as const,
          ]
        : []),
    ],
    label: (name) => (name === 'othersAt' || name === 'endAt' ? t(`appRollOut.${name}`) : undefined),
    isNew: true,
    change: { send: ({ values }) => send(values) },
  });
  return (
    <FormDialog
      form={form}
      width={width}
      title={t('appRollOut.title', { name: facts.module.moduleName })}
      action={t('appRollOut.action')}
      onClose={onClose}
    >
      {past && <Section title={t('appRollOut.past')}>{past}</Section>}
      <p className={ink.text}>{t('appRollOut.about')}</p>
      {!facts.isOn && <p className={ink.text}>{t(mayEnable ? 'appRollOut.isOff' : 'appRollOut.staysOff')}</p>}
      <FormFields
        form={form}
        beside={(name) => {
          const { pilot } = form.values;
          if (name === 'pilot' && pilot.length > 0) {
            const edit = { name: facts.module.moduleName, before: facts.before, after: pilot };
            return { below: <AudienceChange deptId={deptId} edits={[edit]} /> };
          }
          const after = form.values.others === 'named' ? 'named' : 'others';
          if (name === after && form.values.others !== 'nobody')
            return { below: <Moment form={form} name="othersAt" /> };
          if (name === 'end' && form.values.end !== 'stay')
            return { below: <Moment form={form} name="endAt" /> };
          return {};
        }}
      />
    </FormDialog>
  );
}

interface MomentProps {
  readonly form: FormState<RollOutForm>;
  readonly name: 'othersAt' | 'endAt';
}

function Moment({ form, name }: MomentProps) {
  const { t } = useText();
  return (
    <MomentField
      names={[t(`appRollOut.${name}Day`), t(`appRollOut.${name}Time`)]}
      label={t(`appRollOut.${name}`)}
      name={name}
      missing="08:00"
      value={form.values[name]}
      problem={form.problem(name)}
      onChange={(value) => form.set(name, value)}
    />
  );
}
