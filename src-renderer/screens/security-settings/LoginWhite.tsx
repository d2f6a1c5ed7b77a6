/** The login white list by scope: its switches apply at once (SEC-046, 047, 064 to 068). */

import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { checkWhiteList, type WhiteScope, whiteScopes } from '#shared/api/login-control/login-white.ts';
import { loginWhiteReads, loginWhiteRecord } from '#shared/rules/records/login-white-record.ts';
import { SwitchNow } from '#widgets/Form/SwitchNow.tsx';
import { saveNow } from '#widgets/Form/save-asking.ts';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { Section } from '#widgets/Section.tsx';

export function LoginWhite() {
  const { t } = useText();
  const read = useRead(checkWhiteList, { useScope: 'pc' });
  return (
    <div className={layout.form}>
      <Section title={t('loginWhite.title')} text={t('loginWhite.text')}>
        <div className={layout.below}>
          <ReadPart read={read} failed={t('loginWhite.checkFailed')} rows={1}>
            {({ clientIp, listed }) => <Yours ip={clientIp} isListed={listed.includes(clientIp)} />}
          </ReadPart>
        </div>
        {whiteScopes.map((scope) => (
          <Scope key={scope} scope={scope} />
        ))}
      </Section>
    </div>
  );
}

function Yours({ ip, isListed }: { readonly ip: string; readonly isListed: boolean }) {
  const { t } = useText();
  return (
    <Notice
      tone={isListed ? 'info' : 'warning'}
      title={t(isListed ? 'loginWhite.yours' : 'loginWhite.yoursNot', { ip })}
    />
  );
}

function Scope({ scope }: { readonly scope: WhiteScope }) {
  const { t } = useText();
  const read = useRead(loginWhiteReads[scope], {});
  const turn = async (from: boolean, to: boolean) => {
    await saveNow(loginWhiteRecord, { useScope: scope }, { on: { from, to } }, 'common.done.operation');
  };
  return (
    <ReadPart read={read} failed={t('loginWhite.failed')} rows={1}>
      {({ whitelistStatus: on }) => (
        <SwitchNow
          label={t(`loginWhite.scope.${scope}`)}
          text={t(`loginWhite.scopeText.${scope}`)}
          checked={on}
          of={{ kind: loginWhiteRecord, place: { useScope: scope }, name: 'on' }}
          onTurn={(to) => turn(on, to)}
        />
      )}
    </ReadPart>
  );
}
