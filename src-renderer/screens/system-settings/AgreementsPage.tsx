/** The agreements of signing in (spec 1§2.1 "agreement setting"; FRAME-049). */
import { useState } from 'react';
import { useText } from '#data/text.ts';
import type { AgreementValues } from '#shared/api/system-settings/lists.ts';
import { agreementList } from '#shared/rules/system-settings/lists.ts';
import { Dialog } from '#widgets/Dialog.tsx';
import { PlainListScreen } from '#widgets/PlainList/PlainListScreen.tsx';
import { usePlainList } from '#widgets/PlainList/use-plain-list.ts';
import { RichText } from '#widgets/RichText/RichText.tsx';
import { SystemArea } from './SystemArea.tsx';

export function AgreementsPage() {
  const { t } = useText();
  const [shown, setShown] = useState<AgreementValues | null>(null);
  const list = usePlainList(agreementList, { filters: {}, narrow: () => ({}), without: ['content'] });
  return (
    <SystemArea>
      <PlainListScreen
        kind={agreementList}
        list={list}
        more={(item) => [
          {
            key: 'preview',
            label: t('templates.preview'),
            name: t('templates.previewOf', { name: item.agreementName }),
            onSelect: () => setShown(item),
          },
        ]}
      />
      {shown && (
        <Dialog open width={720} title={shown.agreementName} onClose={() => setShown(null)}>
          <RichText html={shown.content} />
        </Dialog>
      )}
    </SystemArea>
  );
}
