/** A way to default settings or to the organisation's arrangement for employees: it is asked for and then one call. */
import { type Change, submitChange } from '#data/changes/index.ts';
import { translate } from '#data/text.ts';
import { syncAppDisplaySetting } from '#shared/api/applications/display.ts';
import type { setDefConfigs } from '#shared/api/applications/settings.ts';
import type { LastingWhy } from '#shared/rules/changes/writes/write-facts.ts';
import type { MessageKey } from '#shared/text/index.ts';
import { confirm } from '#widgets/confirm.tsx';

export interface DefaultWay {
  readonly endpoint: typeof setDefConfigs;
  readonly action: MessageKey;
  readonly title: MessageKey;
  readonly success: MessageKey;
  /** The confirmation before the call. */
  readonly question: { readonly title: MessageKey; readonly text: MessageKey };
  /** The reason why the change has no undo; absent where it has one. */
  readonly lasts?: LastingWhy;
}

/** Gives employees the department's arrangement in place of their own. */
export const giveArrangement: DefaultWay = {
  endpoint: syncAppDisplaySetting,
  action: 'appSettings.employees.give',
  title: 'appSettings.employees.giveChange',
  success: 'applications.sync.saved',
  question: { title: 'appSettings.employees.giveTitle', text: 'appSettings.employees.giveText' },
  lasts: 'people',
};

interface TakenWay {
  /** The question. */
  readonly title: string;
  /** Reads that may answer otherwise afterwards. */
  readonly touches: NonNullable<Change['touches']>;
  /** Called before the call is sent. */
  readonly onAgreed?: () => void;
}

/** The change door shows a failure. */
export async function takeDefaultWay(
  { question, action, lasts, title: change, success, endpoint }: DefaultWay,
  deptId: string,
  { title, touches, onAgreed = () => undefined }: TakenWay,
): Promise<void> {
  const agreed = await confirm({
    title,
    text: translate(question.text),
    action: translate(action),
    danger: true,
    ...(lasts && { lasts }),
  });
  if (!agreed) return;
  onAgreed();
  await submitChange({
    title: change,
    success,
    endpoint,
    input: { deptId },
    before: null,
    touches,
  }).catch(() => undefined);
}
