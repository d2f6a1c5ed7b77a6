/** A form in steps: `?preset` skips the first, a folder lacks what it needs, the name “taken” is refused at last. */
import { useState } from 'react';
import { BrowserRouter, useSearchParams } from 'react-router-dom';
import type { Fields } from '#shared/rules/common/fields/field.ts';
import { FormWizard } from '../../../../src-renderer/screens/custom-applications/parts/Wizard/FormWizard.tsx';
import type { WizardStep } from '../../../../src-renderer/screens/custom-applications/parts/Wizard/use-wizard.ts';
import { useForm } from '../../../../src-renderer/widgets/Form/use-form.ts';

interface Values {
  readonly kind: 'one' | 'many';
  readonly begin: string;
  readonly end: string;
  readonly name: string;
}

const kinds = [
  { value: 'one', label: 'network.start' },
  { value: 'many', label: 'network.end' },
] as const;
const fields: Fields<Values> = {
  kind: { kind: 'choice', label: 'network.title', group: 'common.file.choose', options: kinds },
  begin: { kind: 'text', label: 'network.start', group: 'network.title', required: true, most: 20 },
  end: { kind: 'text', label: 'network.end', group: 'network.title', most: 20 },
  name: { kind: 'text', label: 'network.name', group: 'network.name', required: true, most: 20 },
};
const steps = (preset: boolean): readonly WizardStep<Values>[] => [
  {
    key: 'kind',
    title: 'common.file.choose',
    text: 'network.purpose',
    skip: () => preset,
    needs: ({ kind }) => (kind === 'many' ? { key: 'common.form.notOffered' } : null),
  },
  { key: 'addresses', title: 'network.title' },
  { key: 'name', title: 'network.name' },
];

export function Wizard() {
  return (
    <BrowserRouter>
      <NewRange />
    </BrowserRouter>
  );
}

function NewRange() {
  const [params] = useSearchParams();
  const [told, setTold] = useState('');
  const form = useForm<Values>({
    name: 'wizard',
    stored: { kind: 'one', begin: '', end: '', name: '' },
    fields,
    isNew: true,
    change: {
      async send({ values }) {
        if (values.begin === 'refused') throw new Error('Refused');
        setTold(JSON.stringify(values));
        return 'saved';
      },
    },
    refusals: () => ({ name: 'begin', message: 'Another range begins there' }),
  });
  return (
    <section>
      <FormWizard
        form={form}
        label="New range"
        steps={steps(params.has('preset'))}
        action="Create"
        onDone={() => undefined}
        onCancel={form.discard}
      />
      <pre data-testid="made">{told}</pre>
    </section>
  );
}
