/** Changes of quick-create entrances, with the rules of the documents (spec 3§5.3, 3§9). */
import type { EntranceKey } from '#shared/api/quick-create/entrance.ts';
import { type EntranceChanges, idOf, idsAfter } from '#shared/rules/quick-create/entrance.ts';
import { choiceProblem, deleteProblem } from '#shared/rules/quick-create/limits.ts';
import { type Refusal, refuse } from '../../kernel/http/implement.ts';
import { refuseWithMessage } from '../../kernel/message-text.ts';
import { messagesIn } from '../../kernel/messages.ts';
import type { PersonContext } from '../../kernel/modules/person.ts';
import { record } from '../../kernel/operation-log/record.ts';
import type { LogKind } from '../../kernel/operation-log/wording.ts';
import { chosenOf, deleteEntrances, type StoredShelf, storeEntrances } from './entrances.ts';
import { mayUseEntrance, offersFor } from './offers.ts';

type Answer = Promise<null | Refusal>;

export async function chooseEntrances(
  shelf: StoredShelf,
  changes: EntranceChanges,
  context: PersonContext,
): Answer {
  const { language } = context;
  const offers = new Map((await offersFor(context)).map((offer) => [idOf(offer), offer]));
  const before = (await chosenOf(shelf, [...offers.values()], context)).map(idOf);
  const added = changes.addMenuEntrances.map((key) => offers.get(idOf(key)));
  if (added.includes(undefined)) return refuse(messagesIn(language).noSuchEntry);
  if (added.some((offer) => offer && !mayUseEntrance(offer, context)))
    return refuseWithMessage(language, { key: 'quickCreate.problem.noRight' });
  const after = idsAfter(before, changes);
  const problem = choiceProblem(after.length);
  if (problem) return refuseWithMessage(language, problem);
  const chosen = after.flatMap((id) => offers.get(id) ?? []);
  await storeEntrances(shelf, chosen, context);
  const detail = chosen.map(({ sysMenus }) => sysMenus.shortname).join(language === 'zh-CN' ? '、' : ', ');
  return tell('entrancesChosen', '', context, detail);
}

/** The list must contain all entrances; otherwise somebody has changed it meanwhile. */
export async function storeEntranceOrder(
  shelf: StoredShelf,
  wanted: readonly EntranceKey[],
  context: PersonContext,
): Answer {
  const before = await chosenOf(shelf, await offersFor(context), context);
  const byId = new Map(before.map((offer) => [idOf(offer), offer]));
  const ids = new Set(wanted.map(idOf));
  const chosen = [...ids].flatMap((id) => byId.get(id) ?? []);
  if (chosen.length !== before.length || wanted.length !== before.length)
    return refuse(messagesIn(context.language).outdatedOrder);
  await storeEntrances(shelf, chosen, context);
  return tell('entrancesSorted', '', context);
}

export async function removeEntrance(
  shelf: StoredShelf,
  key: Pick<EntranceKey, 'module' | 'moduleId'>,
  context: PersonContext,
): Answer {
  const before = await chosenOf(shelf, await offersFor(context), context);
  const removedOffer = before.find((offer) => idOf(offer) === idOf(key));
  if (!removedOffer) return refuse(messagesIn(context.language).noSuchEntry);
  const problem = deleteProblem(before.length);
  if (problem) return refuseWithMessage(context.language, problem);
  await storeEntrances(
    shelf,
    before.filter((offer) => offer !== removedOffer),
    context,
  );
  return tell('entranceRemoved', removedOffer.sysMenus.shortname, context);
}

export async function reset(shelf: StoredShelf, context: PersonContext): Answer {
  await deleteEntrances(shelf, context);
  return tell('entrancesReset', '', context);
}

async function tell(kind: LogKind, targetName: string, context: PersonContext, detail = ''): Promise<null> {
  const target = { targetId: '', targetName, detail, deptId: context.appScope.deptId };
  await record(context.store, context, { kind, ...target });
  return null;
}
