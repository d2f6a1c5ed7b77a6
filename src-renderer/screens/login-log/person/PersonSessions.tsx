/** The sessions of a person, for whoever may see who is signed in. */
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { callRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { queryOnlineUsers } from '#shared/api/system-settings/online-users.ts';
import { pageSize, wholeList } from '#shared/kit/every-page.ts';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { Section } from '#widgets/Section.tsx';
import { terminalWord } from '../log-columns.tsx';
import { useSecurityRights } from '../use-security-rights.ts';

interface PersonSessionsProps {
  readonly userId: string;
  /** '' while unknown, so that the list is read as a whole. */
  readonly name: string;
}

export function PersonSessions({ userId, name }: PersonSessionsProps) {
  const { t, formatTime } = useText();
  const mayOpen = useSecurityRights()('securityconfig');
  const sessions = useQuery({
    queryKey: [queryOnlineUsers.id, 'person', userId, name],
    queryFn: async ({ signal }) => {
      const asked = { pageSize, ...(name !== '' && { keywords: name }) };
      const all = await wholeList(
        (pageNo) => callRead(queryOnlineUsers, { ...asked, pageNo }, { signal }),
        ({ id }) => id,
      );
      return all.filter((one) => one.userId === userId);
    },
    enabled: mayOpen,
  });
  const search = new URLSearchParams({ ...(name !== '' && { q: name }) });
  return (
    <Section title={t('personPage.sessions')}>
      {mayOpen ? (
        <ReadPart read={sessions} failed={t('list.failed')} rows={1}>
          {(found) =>
            found.length === 0 ? (
              <span className={ink.quiet}>{t('personPage.none')}</span>
            ) : (
              <div className={layout.stack}>
                {found.map(({ id, clientType, ip, loginTime }) => (
                  <span key={id}>
                    {[terminalWord(clientType), ip, formatTime(loginTime)].filter(Boolean).join(' · ')}
                  </span>
                ))}
                <Link to={`/safe_account/securityconfig/onlineUsers?${search}`}>
                  {t('personPage.endSessions')}
                </Link>
              </div>
            )
          }
        </ReadPart>
      ) : (
        <span className={ink.quiet}>{t('personPage.notYours')}</span>
      )}
    </Section>
  );
}
