/** A preview of the invitation in both languages, and its address as text and as a QR code. */
import { useText } from '#data/text.ts';
import { inviteLetter, inviteLink, letterLanguages } from '#shared/rules/invitations/letter.ts';
import { useSession } from '#state/session.ts';
import { Copyable } from '#widgets/Copyable.tsx';
import { QrCode } from '#widgets/controls/QrCode.tsx';
import { Disclosure } from '#widgets/Disclosure.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';

interface LetterProps {
  readonly domain: string;
  /** The name in the table's first row. */
  readonly invitee: string;
}

export function InvitationPreview({ domain, invitee }: LetterProps) {
  const { t } = useText();
  const session = useSession();
  if (session.status !== 'signedIn') return null;
  const { user, tenant } = session.facts;
  const params = { inviter: user.username, tenant: tenant.tenantName, domain };
  const names = { 'en-US': t('inviteMany.someoneEnglish'), 'zh-CN': t('inviteMany.someoneChinese') };
  const link = inviteLink(domain);
  return (
    <Disclosure title={t('inviteMany.letter')}>
      <div className={layout.columns}>
        <div className={layout.stack}>
          {letterLanguages.map((language) => (
            <blockquote key={language} lang={language} className={layout.panel}>
              {inviteLetter(language, { ...params, invitee: invitee || names[language] })}
            </blockquote>
          ))}
          <p className={ink.small}>{t('inviteMany.letterText')}</p>
        </div>
        <div className={layout.stack}>
          <QrCode label={t('inviteMany.qr', { link })} value={link} size={132} />
          <Copyable value={link} label={t('inviteMany.copyLink')} />
        </div>
      </div>
    </Disclosure>
  );
}
