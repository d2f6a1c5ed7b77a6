/** Says that no user ID of the signed-in person is known, and leads to the profile that can tell it. */
import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { activeServer, programAtom } from '#state/program.ts';
import { Notice } from './Notice.tsx';

/** `children`: what the ID is needed for. */
export function OwnIdNotice({ children }: { readonly children: string }) {
  const { t } = useText();
  const program = useAtomValue(programAtom);
  const server = program && activeServer(program.servers);
  // A managed server's profile can't be changed here, and the sandbox tells the ID itself.
  const isChangeable = server && server.kind !== 'sandbox' && !server.managed;
  return (
    <Notice tone="locked" title={t('ownId.untold')}>
      <p>{children}</p>
      {isChangeable ? (
        <Link to={`/servers/edit/${encodeURIComponent(server.id)}`}>{t('ownId.enter')}</Link>
      ) : (
        <p>{t('ownId.managed')}</p>
      )}
    </Notice>
  );
}
