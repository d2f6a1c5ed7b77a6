/**
 * `/teamsahretest?module=…&title=…&phone=…`: the notice that a function is not enabled, for links of the platform's own
 * pages. `/displaymoduletip?module=…`: the description of a function. Texts of the address are shown as plain text.
 */
import { CircleCheck, CircleQuestionMark } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { payModule } from '#shared/rules/pay-remind/modules.ts';
import { EmptyState } from '#widgets/EmptyState.tsx';
import { PageHeader } from '#widgets/PageHeader.tsx';
import { PlatformPageLink } from '#widgets/PayNotice/PlatformPageLink.tsx';
import { moduleTip } from './notice.ts';
import { PayGate } from './parts/PayNotice/PayGate.tsx';

/** The most characters of a text from the address. */
const longest = 200;

function useAddressText() {
  const [params] = useSearchParams();
  return (name: string) => (params.get(name) ?? '').slice(0, longest);
}

export function PayNoticePage() {
  const { t } = useText();
  const text = useAddressText();
  const moduleType = text('module');
  const words = { title: text('title'), phone: text('phone'), page: true };
  if (moduleType === '') {
    // The address names no function, so neither its description nor its edition is known.
    return (
      <EmptyState
        icon={<CircleQuestionMark size={18} />}
        page
        title={t('payRemind.noModule')}
        text={t('payRemind.noModuleText')}
      />
    );
  }
  return (
    <PayGate moduleType={moduleType} {...words}>
      <EmptyState
        icon={<CircleCheck size={18} />}
        page
        title={t('payRemind.enabled')}
        text={t('payRemind.enabledText')}
      />
    </PayGate>
  );
}

export function ModuleTipPage() {
  const { t, language } = useText();
  const moduleType = useAddressText()('module');
  const known = payModule(moduleType);
  const { description, help } = moduleTip(moduleType, language);
  return (
    <>
      <PageHeader
        title={known ? t('payRemind.tipOf', { name: known.name[language] }) : t('payRemind.tipTitle')}
        purpose={description || t('payRemind.tipUnknown')}
      />
      <PlatformPageLink page="help" path={help.path}>
        {t(help.label.key, help.label.params)}
      </PlatformPageLink>
    </>
  );
}
