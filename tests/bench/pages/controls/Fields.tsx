/** The controls that hold a value, each with the value beside it. */
import { type ReactNode, useState } from 'react';
import { AutoComplete } from '../../../../src-renderer/widgets/controls/AutoComplete.tsx';
import { Checkbox, CheckboxGroup } from '../../../../src-renderer/widgets/controls/Checkbox.tsx';
import { ColorPicker } from '../../../../src-renderer/widgets/controls/ColorPicker.tsx';
import { DatePicker, RangePicker } from '../../../../src-renderer/widgets/controls/DatePicker.tsx';
import { InputNumber } from '../../../../src-renderer/widgets/controls/InputNumber.tsx';
import { RadioGroup } from '../../../../src-renderer/widgets/controls/Radio.tsx';
import { Segmented } from '../../../../src-renderer/widgets/controls/Segmented.tsx';
import { MultiSelect, Select } from '../../../../src-renderer/widgets/controls/Select.tsx';
import { Slider } from '../../../../src-renderer/widgets/controls/Slider.tsx';
import { Switch } from '../../../../src-renderer/widgets/controls/Switch.tsx';
import { TimePicker } from '../../../../src-renderer/widgets/controls/TimePicker.tsx';

/** The props of every control: the value, and a function that takes another one. */
type Bind = <Value>(name: string, initial: Value) => { value: Value; onChange: (value: Value) => void };

const ways = [
  { value: 'mail', label: 'Mail' },
  { value: 'phone', label: 'Phone' },
  { value: 'post', label: 'Post', disabled: true },
] as const;
type Way = (typeof ways)[number]['value'];
const countries = Array.from({ length: 60 }, (_, n) => ({
  value: `c${n}`,
  label: `Country ${n}`,
  hint: `+${n}`,
  short: `+${n}`,
  words: `country ${n} +${n}`,
}));

export function Fields() {
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>({});
  const bind: Bind = (name, initial) => ({
    value: name in values ? (values[name] as typeof initial) : initial,
    onChange: (value) => setValues((now) => ({ ...now, [name]: value })),
  });
  const checked = (name: string) => {
    const { value, onChange } = bind(name, false);
    return { checked: value, onChange };
  };
  return (
    <>
      <Row>
        <Select label="Way" options={ways} {...bind<Way | null>('way', 'mail')} />
        <Select label="Country" options={countries} {...bind<string | null>('country', 'c44')} />
        <Select label="Nothing yet" placeholder="Choose" options={ways} {...bind<Way | null>('none', null)} />
        <Select label="Wrong" aria-invalid options={ways} {...bind<Way | null>('wrong', 'mail')} />
        <Select label="Locked" disabled options={ways} {...bind<Way | null>('locked', 'mail')} />
        <MultiSelect label="Ways" options={ways} {...bind<readonly Way[]>('ways', ['mail'])} />
        <AutoComplete label="Town" options={[{ value: 'Leeds', label: 'Leeds' }]} {...bind('town', 'Lee')} />
      </Row>
      <Row>
        <DatePicker label="Day" min="2026-01-05" {...bind<string | null>('day', '2026-11-20')} />
        <RangePicker
          label="Days"
          fromLabel="From"
          toLabel="To"
          {...bind('days', { from: '2026-11-02' as string | null, to: null as string | null })}
        />
        <TimePicker label="Time" {...bind<string | null>('time', '09:30')} />
        <ColorPicker
          label="Colour"
          presets={{ label: 'House colours', colours: ['#4f46d8', '#176f3c'] }}
          {...bind('colour', '#4f46d8')}
        />
        <InputNumber
          label="Days before"
          min={1}
          max={365}
          unit="days"
          {...bind<number | null>('number', 30)}
        />
        <Slider label="Size" min={1} max={12} valueText={(value) => `${value} of 12`} {...bind('size', 4)} />
      </Row>
      <Row>
        <Switch label="Reminders" {...checked('reminders')} />
        <Switch label="Locked switch" disabled {...checked('lockedSwitch')} />
        <Checkbox label="I have compared it" {...checked('compared')} />
        <Checkbox label="Some" partly {...checked('some')} />
        <CheckboxGroup label="By" options={ways} {...bind<readonly Way[]>('by', ['phone'])} />
        <RadioGroup label="First" options={ways} {...bind<Way | null>('first', 'mail')} />
        <Segmented
          label="Density"
          options={[
            { value: 'normal', label: 'Normal' },
            { value: 'compact', label: 'Compact' },
          ]}
          {...bind('density', 'normal')}
        />
      </Row>
      <pre data-testid="values">{JSON.stringify(values)}</pre>
    </>
  );
}

function Row({ children }: { readonly children: ReactNode }) {
  return <section>{children}</section>;
}
