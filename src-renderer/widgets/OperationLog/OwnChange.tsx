/** Fields and way back of an entry's change: as this computer made it, else as the server's log tells it. */
import { useQuery } from '@tanstack/react-query';
import { bridge } from '#data/bridge.ts';
import { useText } from '#data/text.ts';
import type { LogRow } from '#shared/api/operation-log/operation-log.ts';
import { useActiveServer } from '#state/program.ts';
import { useSession } from '#state/session.ts';
import { Button } from '../Button.tsx';
import { entryTitleText, serverText } from '../Journal/journal-text.ts';
import { StateTable } from '../Journal/StateTable.tsx';
import { obstacleText, undoEntry, undoObstacle } from '../Journal/undo-entry.ts';
import ink from '../looks/ink.module.css';
import layout from '../looks/layout.module.css';
import { Section } from '../Section.tsx';
import { LoggedFields } from './LoggedFields.tsx';
import { ownChangeOf, spanOfLog } from './own-change.ts';

/** Limit of journal entries read per object. */
const most = 200;

export function OwnChange({ row }: { readonly row: LogRow }) {
  const { t } = useText();
  const { id: server } = useActiveServer();
  const session = useSession();
  const user = session.status === 'signedIn' ? session.facts.user.username : null;
  // An unreadable journal is as good as none, since it is only this computer's own.
  const { data, error } = useQuery({
    queryKey: ['journal.entry', 'ofLog', server, row.targetId, row.createdate],
    queryFn: () => foundIn(row, server),
    staleTime: 0,
  });
  if (data === null || error) return <LoggedFields row={row} />;
  if (!data) return null;
  const obstacle = undoObstacle(data, { server, user });
  // A user who may write the record may restore a change that a colleague made from this computer.
  const isBlocked = obstacle !== null && obstacle !== 'otherUser';
  const name = serverText(data, t);
  return (
    <div className={layout.above}>
      <Section
        title={t('operationLog.ownChange')}
        tools={
          <Button size="small" disabled={isBlocked} onClick={() => void undoEntry(data.id, name, t)}>
            {t(obstacle === 'otherUser' ? 'operationLog.restore' : 'journal.undo.action')}
          </Button>
        }
      >
        <p className={`${ink.small} ${layout.below}`}>
          {entryTitleText(data.title)}
          {obstacle !== null && ` · ${obstacleText(obstacle, data, t)}`}
        </p>
        <StateTable entry={data} />
      </Section>
    </div>
  );
}

async function foundIn({ createdate, targetId }: LogRow, server: string) {
  const span = spanOfLog(createdate);
  if (!span || targetId === '') return null;
  const asked = { search: targetId, titles: [], server, result: 'done' as const, ...span };
  const { entries } = await bridge.journal.list({ ...asked, offset: 0, limit: most });
  const zone = -new Date(span.from).getTimezoneOffset() * 60_000;
  const found = ownChangeOf(createdate, entries, zone);
  return found && (await bridge.journal.entry({ id: found.id })).entry;
}
