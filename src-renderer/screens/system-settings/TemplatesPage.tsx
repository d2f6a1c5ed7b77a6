/** Message templates by kind and language, with a preview (spec 1§7.4; GEN-046 to 048, FRAME-052). */
import { useState } from 'react';
import { useText } from '#data/text.ts';
import { platformLanguages } from '#shared/api/language-names/platform-languages.ts';
import { type TemplateValues, templateTypes } from '#shared/api/system-settings/lists.ts';
import { templateList } from '#shared/rules/system-settings/lists.ts';
import { filledIn } from '#shared/rules/system-settings/placeholders.ts';
import { Dialog } from '#widgets/Dialog.tsx';
import { PlainListScreen } from '#widgets/PlainList/PlainListScreen.tsx';
import { usePlainList } from '#widgets/PlainList/use-plain-list.ts';
import { RichText } from '#widgets/RichText/RichText.tsx';
import { SystemArea } from './SystemArea.tsx';

export function TemplatesPage() {
  const { t } = useText();
  const [shown, setShown] = useState<TemplateValues | null>(null);
  const list = usePlainList(templateList, {
    filters: {},
    narrow: (values: Readonly<Record<string, string>>) => {
      const langType = platformLanguages.find((one) => one === values.langType);
      const templateType = templateTypes.find((one) => one === values.templateType);
      return { ...(langType ? { langType } : {}), ...(templateType ? { templateType } : {}) };
    },
    without: ['content'],
  });
  return (
    <SystemArea>
      <PlainListScreen
        kind={templateList}
        list={list}
        more={(item) => [
          {
            key: 'preview',
            label: t('templates.preview'),
            name: t('templates.previewOf', { name: item.templateName }),
            onSelect: () => setShown(item),
          },
        ]}
      />
      {shown && <Preview template={shown} onClose={() => setShown(null)} />}
    </SystemArea>
  );
}

interface PreviewProps {
  readonly template: TemplateValues;
  readonly onClose: () => void;
}

function Preview({ template: { templateName, title, content }, onClose }: PreviewProps) {
  const { t, formatTime } = useText();
  const names = ['name', 'account', 'tenant', 'link', 'code'] as const;
  const time = formatTime('2026-12-01 09:00:00');
  const values = {
    ...Object.fromEntries(names.map((name) => [name, t(`templates.examples.${name}`)])),
    time,
  };
  const subject = title.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(Reflect.get(values, name)) : whole,
  );
  return (
    <Dialog open width={720} title={t('templates.previewOf', { name: templateName })} onClose={onClose}>
      {subject !== '' && <h3>{subject}</h3>}
      <RichText html={filledIn(content, values)} />
    </Dialog>
  );
}
