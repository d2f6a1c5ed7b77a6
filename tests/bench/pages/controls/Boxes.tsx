/** `?boxes`: antd's boxes and the browser's own in the same states, in the same order. */
import { Checkbox } from '../../../../src-renderer/widgets/controls/Checkbox.tsx';
import { RadioGroup } from '../../../../src-renderer/widgets/controls/Radio.tsx';
import { PlainCheckbox } from '../../../../src-renderer/widgets/PlainCheckbox.tsx';

const states = ['off', 'on', 'partly'].flatMap((state) =>
  [false, true].map((disabled) => ({
    label: disabled ? `${state}, locked` : state,
    checked: state === 'on',
    partly: state === 'partly',
    disabled,
    onChange: () => undefined,
  })),
);
const radios = [false, true].map((disabled) => ({
  label: disabled ? 'circles, locked' : 'circles',
  disabled,
}));
const options = [
  { value: 'first', label: 'first' },
  { value: 'second', label: 'second' },
];

export function Boxes() {
  return (
    <main>
      <div data-testid="antd">
        {states.map((state) => (
          <p key={state.label}>
            <Checkbox {...state} />
          </p>
        ))}
        {radios.map((radio) => (
          <RadioGroup
            key={radio.label}
            {...radio}
            vertical
            options={options}
            value="first"
            onChange={() => undefined}
          />
        ))}
      </div>
      <div data-testid="plain">
        {states.map((state) => (
          <p key={state.label}>
            <PlainCheckbox {...state} />
          </p>
        ))}
        {radios.map(({ label, disabled }) => (
          <div key={label}>
            {options.map(({ value }) => (
              <div key={value}>
                <input
                  type="radio"
                  name={label}
                  disabled={disabled}
                  checked={value === 'first'}
                  aria-label={value}
                  onChange={() => undefined}
                />
              </div>
            ))}
          </div>
        ))}
      </div>
    </main>
  );
}
