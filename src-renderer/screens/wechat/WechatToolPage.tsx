/** The WeChat tool: bindings, and the signature of a callback (spec 1§2.1 "wechat tool"; FRAME-054). */
import { useText } from '#data/text.ts';
import { useAddress } from '#state/address.ts';
import { Segmented } from '#widgets/controls/Segmented.tsx';
import layout from '#widgets/looks/layout.module.css';
import { PageHeader } from '#widgets/PageHeader.tsx';
import { Bindings } from './Bindings.tsx';
import { CallbackSignature } from './CallbackSignature.tsx';

const views = ['bindings', 'callback'] as const;

export function WechatToolPage() {
  const { t } = useText();
  const { get, set } = useAddress();
  const view = views.find((one) => one === get('view')) ?? 'bindings';
  return (
    <>
      <PageHeader title={t('wechat.tool.title')} purpose={t('wechat.tool.purpose')} />
      <div className={layout.below}>
        <Segmented
          label={t('wechat.tool.view')}
          value={view}
          options={views.map((value) => ({ value, label: t(`wechat.tool.views.${value}`) }))}
          onChange={(next) => set({ view: next === 'bindings' ? '' : next })}
        />
      </div>
      {view === 'bindings' ? <Bindings /> : <CallbackSignature />}
    </>
  );
}
