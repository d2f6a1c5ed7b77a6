/** The dialog of the working hours: everybody's, and those of some departments, each with the clock that counts. */
import { Plus, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useText } from '#data/text.ts';
import { sameValue } from '#shared/kit/merge.ts';
import {
  type DepartmentHours,
  type HoursByDepartment,
  mostHours,
  type WorkingHours,
} from '#shared/rules/login-log/working-hours.ts';
import { useActiveServer } from '#state/program.ts';
import { Button, IconButton } from '#widgets/Button.tsx';
import { Select } from '#widgets/controls/Select.tsx';
import { GuardedDialog } from '#widgets/Form/GuardedDialog.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { notify } from '#widgets/notify.tsx';
import { PickedButton } from '#widgets/PeoplePicker/PickedButton.tsx';
import { PlainSelect } from '#widgets/PlainSelect.tsx';
import { logMenuCode } from '../log-filter.ts';
import styles from './HoursDialog.module.css';
import { hoursGroups } from './hours-words.ts';
import { useWorkingHours } from './use-working-hours.ts';

const form = 'login-log-hours';
const fullHours = Array.from({ length: 25 }, (_, hour) => hour);
/** About 400 names, made once: each line of the dialog offers them. */
const zoneNames: readonly string[] = Intl.supportedValuesOf('timeZone');

interface HoursLine {
  readonly key: number;
  readonly deptIds: readonly string[];
  readonly hours: WorkingHours;
}

export function HoursDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useText();
  const kept = useWorkingHours();
  const [begun] = useState(() => ({
    others: kept.hours.others,
    lines: hoursGroups(kept.hours).map((group, key): HoursLine => ({ key, ...group })),
  }));
  const [others, setOthers] = useState(begun.others);
  const [lines, setLines] = useState<readonly HoursLine[]>(begun.lines);
  const [isTried, setIsTried] = useState(false);
  const change = (key: number, part: Partial<HoursLine>) =>
    setLines(lines.map((line) => (line.key === key ? { ...line, ...part } : line)));
  const departments = lines.flatMap(({ deptIds, hours }) =>
    deptIds.map((deptId): DepartmentHours => ({ deptId, hours })),
  );
  const problem = problemOf(lines, { departments, others });
  const save = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (problem !== null) return;
    if (!kept.save({ departments, others }))
      return notify({ tone: 'danger', text: t('loginLog.hours.notKept') });
    notify({ tone: 'success', text: t('loginLog.hours.saved') });
    onClose();
  };
  return (
    <GuardedDialog
      dirty={!sameValue({ others, lines }, begun)}
      title={t('loginLog.hours.title')}
      width={720}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>{t('common.cancel')}</Button>
          <Button look="primary" type="submit" form={form}>
            {t('common.save')}
          </Button>
        </>
      )}
    >
      <form id={form} className={layout.stack} onSubmit={save}>
        <p className={ink.text}>{t('loginLog.hours.text')}</p>
        {lines.map(({ key, deptIds, hours }, at) => (
          <fieldset key={key} className={styles.line}>
            <legend className="visually-hidden">{t('loginLog.hours.line', { number: at + 1 })}</legend>
            <PickedButton
              kind="department"
              label={t('loginLog.filter.departments')}
              allText={t('loginLog.hours.choose')}
              menuCode={logMenuCode}
              value={deptIds}
              onChange={(next) => change(key, { deptIds: next })}
            />
            <HoursFields value={hours} onChange={(next) => change(key, { hours: next })} />
            <IconButton
              label={t('loginLog.hours.remove', { number: at + 1 })}
              onClick={() => setLines(lines.filter((line) => line.key !== key))}
            >
              <Trash2 size={14} aria-hidden="true" />
            </IconButton>
          </fieldset>
        ))}
        <fieldset className={styles.line}>
          <legend className="visually-hidden">{t('loginLog.hours.everybodyElse')}</legend>
          <span className={ink.label}>{t('loginLog.hours.everybodyElse')}</span>
          <HoursFields value={others} onChange={setOthers} />
        </fieldset>
        {isTried && problem !== null && (
          <p className={ink.problem} role="alert">
            {t(`loginLog.hours.${problem}`, { most: mostHours })}
          </p>
        )}
        <div>
          <Button
            icon={<Plus size={14} aria-hidden="true" />}
            onClick={() =>
              setLines([
                ...lines,
                { key: Math.max(-1, ...lines.map((line) => line.key)) + 1, deptIds: [], hours: others },
              ])
            }
          >
            {t('loginLog.hours.add')}
          </Button>
        </div>
      </form>
    </GuardedDialog>
  );
}

function problemOf(lines: readonly HoursLine[], { departments, others }: HoursByDepartment) {
  const ids = departments.map(({ deptId }) => deptId);
  if (lines.some(({ deptIds }) => deptIds.length === 0)) return 'noDepartment';
  if (new Set(ids).size < ids.length) return 'twice';
  if (ids.length > mostHours) return 'many';
  return [others, ...lines.map(({ hours }) => hours)].some(({ from, to }) => from >= to) ? 'order' : null;
}

interface HoursFieldsProps {
  readonly value: WorkingHours;
  readonly onChange: (next: WorkingHours) => void;
}

function HoursFields({ value, onChange }: HoursFieldsProps) {
  const { t } = useText();
  const { timeZone } = useActiveServer();
  const { from, to, zone } = value;
  const options = (hours: readonly number[]) =>
    hours.map((hour) => ({ value: String(hour), label: `${String(hour).padStart(2, '0')}:00` }));
  const offered = zone === undefined || zoneNames.includes(zone) ? zoneNames : [zone, ...zoneNames];
  return (
    <>
      <PlainSelect
        label={t('loginLog.hours.from')}
        value={String(from)}
        options={options(fullHours.slice(0, -1))}
        onChange={(next) => onChange({ ...value, from: Number(next) })}
      />
      <span aria-hidden="true">–</span>
      <PlainSelect
        label={t('loginLog.hours.until')}
        value={String(to)}
        options={options(fullHours.slice(1))}
        onChange={(next) => onChange({ ...value, to: Number(next) })}
      />
      <Select
        label={t('loginLog.hours.clock')}
        value={zone ?? ''}
        search
        options={[
          {
            value: '',
            label: timeZone
              ? t('loginLog.hours.serverZone', { zone: timeZone })
              : t('loginLog.hours.serverClock'),
          },
          ...offered.map((name) => ({ value: name, label: name })),
        ]}
        onChange={(next) => onChange(next === '' ? { from, to } : { from, to, zone: next })}
      />
    </>
  );
}
