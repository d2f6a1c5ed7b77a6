/** The IP tools; the address chooses one of three. */
import { useText } from '#data/text.ts';
import { useAddress } from '#state/address.ts';
import { SecurityArea } from '#widgets/AccountSecurity/SecurityArea.tsx';
import { Segmented } from '#widgets/controls/Segmented.tsx';
import layout from '#widgets/looks/layout.module.css';
import { PageHeader } from '#widgets/PageHeader.tsx';
import { Overlaps } from './Overlaps.tsx';
import { PasteList } from './PasteList.tsx';
import { TryAddress } from './TryAddress.tsx';
import { toolViews } from './views.ts';

const tools = { paste: PasteList, overlaps: Overlaps, try: TryAddress };

export function ToolsPage() {
  const { t } = useText();
  const { get, set } = useAddress();
  const view = toolViews.find((one) => one === get('view')) ?? 'paste';
  const Tool = tools[view];
  return (
    <SecurityArea>
      <PageHeader title={t('ipTools.title')} purpose={t('ipTools.purpose')} />
      <div className={layout.below}>
        <Segmented
          label={t('ipTools.view')}
          value={view}
          options={toolViews.map((value) => ({ value, label: t(`ipTools.views.${value}`) }))}
          onChange={(next) => set({ view: next === 'paste' ? '' : next })}
        />
      </div>
      <Tool />
    </SecurityArea>
  );
}
