/** The dialog for an officer's verdict on findings: state and note, kept on this computer. */
import { useText } from '#data/text.ts';
import type { NewFindingMark } from '#shared/bridge/findings.ts';
import type { Fields } from '#shared/rules/common/fields/field.ts';
import {
  type FindingMark,
  type FindingState,
  findingNoteLimit,
  findingStates,
} from '#shared/rules/login-log/finding-mark.ts';
import { FormFields } from '#widgets/Form/Fields.tsx';
import { FormDialog } from '#widgets/Form/FormDialog.tsx';
import { useForm } from '#widgets/Form/use-form.ts';
import ink from '#widgets/looks/ink.module.css';
import { notify } from '#widgets/notify.tsx';
import type { LogFinding } from './finding.ts';
import { logFindingText } from './finding-words.ts';

interface Judgement {
  readonly state: FindingState;
  readonly note: string;
}

const fields: Fields<Judgement> = {
  state: {
    kind: 'choice',
    label: 'loginLog.findings.state',
    required: true,
    options: findingStates.map((value) => ({ value, label: `loginLog.findings.states.${value}` as const })),
  },
  note: {
    kind: 'text',
    label: 'loginLog.findings.note',
    help: 'loginLog.findings.noteHelp',
    lines: 3,
    most: findingNoteLimit,
  },
};

interface JudgeDialogProps {
  readonly findings: readonly LogFinding[];
  readonly marks: ReadonlyMap<string, FindingMark>;
  readonly mark: (wanted: NewFindingMark[]) => Promise<readonly string[]>;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function JudgeDialog({ findings, marks, mark, onClose, onDone }: JudgeDialogProps) {
  const text = useText();
  const { t, formatNumber, formatTime } = text;
  const [only] = findings.length === 1 ? findings : [];
  const former = only && marks.get(only.key);
  const form = useForm<Judgement>({
    name: `finding/${only?.key ?? findings.length}`,
    stored: { state: former?.state ?? 'harmless', note: former?.note ?? '' },
    fields,
    isNew: true,
    drafts: { local: true },
    change: {
      async send({ values }) {
        const left = await mark(
          findings.map(({ key, end }) => ({
            key,
            state: values.state,
            note: values.note.trim(),
            seen: end,
            from: marks.get(key)?.time ?? null,
          })),
        );
        const done = findings.length - left.length;
        if (done > 0)
          notify({
            tone: 'success',
            text: t('loginLog.findings.marked', { count: done, amount: formatNumber(done) }),
          });
        if (left.length > 0)
          notify({
            tone: 'info',
            text: t('loginLog.findings.left', { count: left.length, amount: formatNumber(left.length) }),
          });
        onDone();
        return 'saved';
      },
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('loginLog.findings.judgeTitle', {
        count: findings.length,
        amount: formatNumber(findings.length),
      })}
      onClose={onClose}
    >
      {only && <p className={ink.text}>{logFindingText(only, text)}</p>}
      {former && (
        <p className={ink.help}>
          {t('loginLog.findings.formerly', {
            author: former.author,
            time: formatTime(former.time),
            state: t(`loginLog.findings.states.${former.state}`),
          })}
        </p>
      )}
      <FormFields form={form} />
    </FormDialog>
  );
}
