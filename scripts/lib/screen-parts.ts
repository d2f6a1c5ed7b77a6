/** The files of a screen that stands on what is declared already: a plain list, a form over a record, an order. */
import { literal } from './endpoint-declaration.ts';
import type { Declared } from './screen-declared.ts';
import type { ScreenPlan } from './screen-plan.ts';

const heading = ({ title, purpose }: ScreenPlan): string =>
  `/** ${title.en}${purpose.en === '' ? '' : `: ${purpose.en}`} */`;
const textKey = ({ areaKey, key }: ScreenPlan, part: string): string => `t('${areaKey}.${key}.${part}')`;

type Of<Kind extends Declared['kind']> = Extract<Declared, { readonly kind: Kind }>;

export function plainListFiles(plan: ScreenPlan, { list, narrow }: Of<'plainList'>): Record<string, string> {
  return {
    [`${plan.name}Page.tsx`]: `${heading(plan)}
import { ${list.name} } from '#shared/rules/${list.file}';
import { PlainListScreen } from '#widgets/PlainList/PlainListScreen.tsx';
import { usePlainList } from '#widgets/PlainList/use-plain-list.ts';

export function ${plan.name}Page() {
  const list = usePlainList(${list.name}, { filters: {}, narrow: () => (${literal(narrow)}) });
  return <PlainListScreen kind={${list.name}} list={list} />;
}
`,
  };
}

export function formFiles(plan: ScreenPlan, declared: Of<'form'>): Record<string, string> {
  const { record, fields, read, input, place } = declared;
  const form = `${plan.name}Form`;
  return {
    [`${plan.name}Page.tsx`]: `${heading(plan)}
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { ${read.name} } from '#shared/api/${read.file}';
import { ErrorNotice } from '#widgets/Notice.tsx';
import { PageHeader } from '#widgets/PageHeader.tsx';
import { SkeletonFacts } from '#widgets/Skeleton.tsx';
import { ${form} } from './${form}.tsx';

export function ${plan.name}Page() {
  const { t } = useText();
  const read = useRead(${read.name}, ${literal(input)});
  return (
    <>
      <PageHeader title={${textKey(plan, 'title')}} purpose={${textKey(plan, 'purpose')}} />
      {read.error && <ErrorNotice error={read.error} onRetry={() => void read.refetch()} />}
      {read.isLoading && <SkeletonFacts />}
      {read.data && <${form} stored={read.data} />}
    </>
  );
}
`,
    [`${form}.tsx`]: `/** What is stored, to be changed and saved. */
import { useText } from '#data/text.ts';
import { ${read.name} } from '#shared/api/${read.file}';
import type { Output } from '#shared/api/endpoint.ts';
import { ${fields.name} } from '#shared/rules/${fields.file}';
import { ownValues } from '#shared/rules/common/record/plain-list.ts';
import { ${record.name} } from '#shared/rules/${record.file}';
import { recordChange } from '#widgets/Form/change.ts';
import { Fields } from '#widgets/Form/Fields.tsx';
import { FormPage } from '#widgets/Form/FormPage.tsx';
import { useForm } from '#widgets/Form/use-form.ts';
import layout from '#widgets/looks/layout.module.css';

export function ${form}({ stored }: { readonly stored: Output<typeof ${read.name}> }) {
  const { t } = useText();
  const form = useForm({
    name: '${plan.areaKey}.${plan.key}',
    stored: ownValues(${fields.name}, stored),
    fields: ${fields.name},
    change: recordChange(${record.name}, ${literal(place)}),
  });
  return (
    <div className={layout.narrow}>
      <FormPage form={form} label={${textKey(plan, 'title')}}>
        <Fields form={form} />
      </FormPage>
    </div>
  );
}
`.replace(`import { ${read.name} } from`, `import type { ${read.name} } from`),
  };
}

export function orderFiles(plan: ScreenPlan, declared: Of<'order'>): Record<string, string> {
  const { list, sort, ids, rowKey, called } = declared;
  return {
    [`${plan.name}Page.tsx`]: `${heading(plan)}
import { submitChange } from '#data/changes/index.ts';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { ${list.name} } from '#shared/api/${list.file}';
import { ${sort.name} } from '#shared/api/${sort.file}';
import { EmptyState } from '#widgets/EmptyState.tsx';
import layout from '#widgets/looks/layout.module.css';
import lines from '#widgets/looks/lines.module.css';
import { ErrorNotice } from '#widgets/Notice.tsx';
import { OrderHandle } from '#widgets/order/OrderHandle.tsx';
import { useOrder } from '#widgets/order/use-order.ts';
import { PageHeader } from '#widgets/PageHeader.tsx';
import { Shown } from '#widgets/Shown.tsx';
import { SkeletonRows } from '#widgets/Skeleton.tsx';

export function ${plan.name}Page() {
  const { t } = useText();
  const read = useRead(${list.name}, ${literal(declared.input)});
  const items = (read.data ?? []).map((row) => ({ id: String(row.${rowKey}), name: String(row.${called}) }));
  const order = useOrder({
    items,
    save: async (ids) => {
      await submitChange({
        title: '${plan.areaKey}.${plan.key}.ordered',
        endpoint: ${sort.name},
        input: { ${ids}: [...ids] },
        before: { ${ids}: items.map(({ id }) => id) },
        touches: [${list.name}],
      });
    },
    // The change itself says why.
    onRefused: () => undefined,
  });
  return (
    <>
      <PageHeader title={${textKey(plan, 'title')}} purpose={${textKey(plan, 'purpose')}} />
      {read.error && <ErrorNotice error={read.error} onRetry={() => void read.refetch()} />}
      {read.isLoading && <SkeletonRows rows={6} columns={1} />}
      {read.data?.length === 0 && <EmptyState title={${textKey(plan, 'empty')}} />}
      {items.length > 0 && (
        <ul className={lines.framed} aria-label={${textKey(plan, 'title')}}>
          {order.items.map(({ id, name }) => (
            <li key={id} className={layout.line} {...order.row(id)}>
              <OrderHandle {...order.handle(id)} />
              <Shown text={name} />
            </li>
          ))}
        </ul>
      )}
      <p className="visually-hidden" aria-live="assertive">
        {order.announcement}
      </p>
    </>
  );
}
`,
  };
}
