/** Opens a link with which the system started Steward; the user first confirms where it leads. */

import { translate, useText } from '#data/text.ts';
import type { OpenedLink } from '#shared/bridge/servers.ts';
import { goTo } from '#state/last-addresses.ts';
import { activeServer, currentProgram } from '#state/program.ts';
import { chooseServer } from '#state/servers.ts';
import { confirm } from '#widgets/confirm.tsx';
import { EnvironmentTag } from '#widgets/EnvironmentTag.tsx';
import { reportFailure } from './failure-toast.ts';
import styles from './opened-link.module.css';

export async function followLink(link: OpenedLink): Promise<void> {
  const { id, name } = link.profile;
  const yes = await confirm({
    title: translate('servers.link.title', { name }),
    text: <LinkFacts link={link} />,
    action: translate('servers.link.open'),
  });
  const program = currentProgram();
  // Only paths of the console are followed; another site's address would leave it.
  if (!yes || !program || !/^\/(?![/\\])/.test(link.path)) return;
  if (activeServer(program.servers).id === id) goTo(link.path);
  else await chooseServer(id, { go: link.path }).catch(reportFailure);
}

function LinkFacts({ link }: { readonly link: OpenedLink }) {
  const { t } = useText();
  return (
    <>
      <p>{t('servers.link.text')}</p>
      <dl className={styles.facts}>
        <dt>{t('servers.link.server')}</dt>
        <dd>
          {link.profile.name} <EnvironmentTag environment={link.profile.environment} />
        </dd>
        <dt>{t('servers.link.path')}</dt>
        <dd>
          <code>{link.path}</code>
        </dd>
      </dl>
    </>
  );
}
