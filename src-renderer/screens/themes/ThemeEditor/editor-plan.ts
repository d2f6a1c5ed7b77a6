/** A theme's form: its initial values, its save, its undo. */
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { queryClient } from '#data/read.ts';
import { ownEdits } from '#data/records/save-record.ts';
import { useText } from '#data/text.ts';
import { newThemeId } from '#shared/api/themes/settings.ts';
import type { FieldProblem } from '#shared/rules/common/fields/check-fields.ts';
import type { Fields } from '#shared/rules/common/fields/field.ts';
import { GoneRecord, type RecordKind } from '#shared/rules/common/record/record.ts';
import { madeTheme, presenceAt } from '#shared/rules/records/themes/theme-presence.ts';
import { themeStateRecord } from '#shared/rules/records/themes/theme-state-record.ts';
import { ownCallsAt } from '#shared/rules/themes/families.ts';
import { nameLimit } from '#shared/rules/themes/fields/naming-fields.ts';
import { noRange } from '#shared/rules/themes/fields/range-form.ts';
import type { ThemeLocator } from '#shared/rules/themes/theme-locator.ts';
import { withoutAsking } from '#state/unsaved-work.ts';
import { type FormChange, recordChange } from '#widgets/Form/change.ts';
import { useNewRecord } from '#widgets/Form/new-record.ts';
import { saveAsking } from '#widgets/Form/save-asking.ts';
import { useForm } from '#widgets/Form/use-form.ts';
import { askState } from '../Spread/ask-consequence.tsx';
import { type SavedTheme, savedThemeState } from '../saved-theme.ts';
import { enableOnceMade } from '../ThemeList/theme-changes.ts';
import { listAddress } from '../theme-addresses.ts';
import { keepVersion, themeSubject, useVersionOwner } from '../Versions/keep-version.ts';
import { versionBody } from '../Versions/version-body.ts';
import { confirmState } from './confirm-state.ts';
import { type CommonForm, themeKey } from './theme-kinds.ts';
import { useHistory } from './use-history.ts';

export interface EditorProps<Values extends CommonForm> {
  readonly locator: ThemeLocator;
  /** null for a new theme. */
  readonly stored: Values | null;
  /** `stored` only has the initial values of a new theme. */
  readonly copies: boolean;
}

interface Plan<Values extends CommonForm> extends EditorProps<Values> {
  readonly kind: RecordKind<ThemeLocator, Values>;
  readonly fields: Fields<Values>;
  readonly begin: () => Values;
  /** Adjusts other values after a field was set. */
  readonly follow?: (values: Values, name: keyof Values & string, before: Values) => Values;
  readonly rules?: (values: Values) => readonly FieldProblem[];
}

export function useThemeForm<Values extends CommonForm>(plan: Plan<Values>) {
  const { locator, stored, copies, kind, fields, begin, rules } = plan;
  const { t } = useText();
  const navigate = useNavigate();
  const begun = useRef<Values | null>(null);
  const isNew = stored === null || copies;
  if (isNew && !begun.current) begun.current = stored ? copyOf(stored, t) : begin();
  const values = begun.current ?? (stored as Values);
  const versions = useVersionOwner();
  /** Stores a version: the server's present state, or the sent values if it could not be read since the save. */
  const keep = (id: string, sent: Values, since: number) => {
    const state = queryClient.getQueryState<Values>(themeKey(locator));
    const newest = !isNew && state?.data && state.dataUpdatedAt >= since ? state.data : sent;
    void keepVersion(versions, themeSubject(locator.terminal, id), 'saved', versionBody(fields, newest));
    return newest;
  };
  const added = useAdd(plan, keep);
  const form = useForm<Values>({
    name: `theme/${locator.terminal}/${isNew ? draftOf(locator) : locator.id}`,
    stored: values,
    fields,
    change: isNew ? added : changeOf(kind, locator, keep),
    isNew,
    ...(rules && { rules }),
    ...(copies && { initiallyChanged: ['topicName' as keyof Values & string] }),
  });
  const withUndo = useHistory(form, plan.follow);
  const save = async () => {
    if (!(await withUndo.form.save()) || !isNew) return;
    const made = added.createdTheme();
    const state = made === null ? null : savedThemeState(made);
    await withoutAsking(
      () => void navigate(listOf({ ...locator, style: form.values.topicStyle }), { state }),
    );
  };
  return { ...withUndo, isNew, save };
}

/** A draft of one department is none of another's. */
function draftOf({ style, deptId, external, id }: ThemeLocator): string {
  return ['new', style, deptId, external ? 'external' : '', id].join('/');
}

function listOf({ terminal, style, deptId, external }: ThemeLocator) {
  const words = {
    style,
    ...(deptId === '' ? {} : { dept: deptId }),
    ...(external ? { source: 'external' } : {}),
  };
  return { pathname: listAddress(terminal), search: `?${new URLSearchParams(words)}` };
}

/** The copy's initial values: a name of its own, no shares, and off until it is switched on (2§4). */
function copyOf<Values extends CommonForm>(stored: Values, t: ReturnType<typeof useText>['t']): Values {
  const name = t('themeEditor.copyOf', { name: stored.topicName });
  const { storedRange } = noRange;
  return {
    ...stored,
    topicName: [...name].slice(0, nameLimit).join(''),
    topicStatus: false,
    topicType: 'teams',
    storedRange,
  };
}

/** Stores the result of a save as a version and returns it; `since` is the save's start in milliseconds since 1970. */
type Keep<Values> = (id: string, sent: Values, since: number) => Values;

/** Saves the fields, and then whether the theme is enabled, which has calls of its own (2§4). */
function changeOf<Values extends CommonForm>(
  kind: RecordKind<ThemeLocator, Values>,
  locator: ThemeLocator,
  keep: Keep<Values>,
): FormChange<Values> {
  return {
    ...recordChange(kind, locator),
    async send({ edits, values }) {
      const began = Date.now();
      const { topicStatus, ...rest } = ownEdits(edits);
      const others = rest as typeof edits;
      if (topicStatus && !(await askState(locator, values.topicStatus))) return 'kept';
      const outcome =
        Object.keys(others).length > 0
          ? await saveAsking(kind, locator, others, 'common.done.saved')
          : ('saved' as const);
      const now = { ...locator, name: values.topicName, style: values.topicStyle };
      const isSent = outcome === 'saved' && Object.keys(others).length > 0;
      const newest = isSent ? keep(locator.id, values, began) : null;
      if (newest && !topicStatus) await confirmState(now, newest.topicStatus);
      if (outcome === 'kept' || !topicStatus) return outcome;
      return turn(now, values.topicStatus);
    },
  };
}

function turn(locator: ThemeLocator, enabled: boolean) {
  const edits = { enabled: { from: !enabled, to: enabled } };
  return saveAsking(themeStateRecord, locator, edits, 'common.done.operation');
}

/** Creates a theme under a requested id; it is created off and switched on afterwards. */
function useAdd<Values extends CommonForm>(
  { kind, locator, fields }: Plan<Values>,
  keep: Keep<Values>,
): FormChange<Values> & { readonly createdTheme: () => SavedTheme | null } {
  const presence = presenceAt(locator.terminal);
  const createdTheme = useRef({ id: '', name: '', style: locator.style, deptId: locator.deptId });
  const created = useRef<SavedTheme | null>(null);
  const at = (): ThemeLocator => ({ ...locator, ...createdTheme.current });
  const undoOf = (values: Values, where: ThemeLocator) => ({
    kind: presence.id,
    place: where,
    edits: { there: { from: [madeTheme(values)], to: [] } },
  });
  const add = useNewRecord<ThemeLocator, Values>({
    kind,
    locatorOf: (id) => ({ ...at(), id }),
    fields,
    title: 'themeEditor.created',
    success: 'common.done.saved',
    newId: async (read) => {
      createdTheme.current.id = await read(newThemeId, {});
      return createdTheme.current.id;
    },
    async find(read, id) {
      try {
        const held = await kind.read(read, { ...at(), id }, []);
        const { storedRange } = noRange;
        return { ...held, storedRange, deptId: createdTheme.current.deptId };
      } catch (error) {
        if (error instanceof GoneRecord) return null;
        throw error;
      }
    },
    add: ownCallsAt(locator.terminal).add,
    update: ownCallsAt(locator.terminal).update,
    input: (id, values) => kind.write({ ...locator, id }, values, []).input,
    added: (id, values) => presence.write({ ...at(), id }, { there: [madeTheme(values)] }, ['there']).input,
    restores: (id, values) => undoOf(values, { ...at(), id }),
    restoresAfter: (answer, values) => undoOf(values, presence.locatorAfter?.(at(), answer) ?? at()),
  });
  return {
    ...add,
    /** null while the theme waits in the tray, where nobody can be given it. */
    createdTheme: () => created.current,
    async send(work) {
      const { values } = work;
      Object.assign(createdTheme.current, {
        name: values.topicName,
        style: values.topicStyle,
        deptId: values.deptId,
      });
      const outcome = await add.send({ ...work, values: { ...values, topicStatus: false } });
      if (outcome === 'collected') {
        if (values.topicStatus) await enableOnceMade(at());
        return outcome;
      }
      const { id, name } = createdTheme.current;
      created.current = id === '' ? null : { id, name };
      keep(id, values, Date.now());
      if (values.topicStatus) return turn(at(), true);
      if (outcome === 'saved') await confirmState(at(), false);
      return outcome;
    },
  };
}
