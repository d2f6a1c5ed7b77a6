// @vitest-environment jsdom
/** What the preview gives to its host and to its regions; what a picture of it is, is seen in a browser. */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadLanguage } from '#data/text.ts';
import { asBack } from '#shared/rules/themes/look/look-of.ts';
import { ThemePreview } from './ThemePreview.tsx';

beforeAll(() => loadLanguage('en-US'));
afterEach(cleanup);

const values = asBack({ primaryColor: '#2f6fd0', bubbleColor: '' });
const inside = (host: HTMLElement) => within(host.shadowRoot?.firstElementChild as HTMLElement);

it('is a picture with a name where nothing can be pressed', () => {
  render(<ThemePreview terminal="pc" values={values} />);
  const host = screen.getByRole('img', { name: 'Preview: light pages' });
  expect(host.style.getPropertyValue('--primary')).toBe('#2f6fd0');
  expect(inside(host).queryAllByRole('button')).toEqual([]);
  expect(document.body.textContent).not.toContain('Workbench');
});

it('has a button for each region, and tells which was pressed', () => {
  const pressed: string[] = [];
  render(
    <ThemePreview
      terminal="pcClient"
      values={{ ...values, topicStyle: 'client', topicLayout: 'mixed' }}
      onRegion={(region) => pressed.push(region)}
    />,
  );
  const host = screen.getByRole('group', { name: 'Preview: light pages' });
  for (const button of inside(host).getAllByRole('button')) fireEvent.click(button);
  expect(pressed).toEqual(['layout', 'tool', 'search', 'nav', 'aside', 'other']);
});

it('sets a changed colour and nothing else', async () => {
  const { rerender } = render(<ThemePreview terminal="pc" values={values} />);
  const host = screen.getByRole('img');
  const before = host.shadowRoot?.firstElementChild?.innerHTML;
  const changes: string[] = [];
  const { setProperty } = CSSStyleDeclaration.prototype;
  host.style.setProperty = (name: string, value: string | null) => {
    changes.push(name);
    setProperty.call(host.style, name, value);
  };
  rerender(<ThemePreview terminal="pc" values={{ ...values, navigationBgColor: '#123456' }} />);
  expect(changes).toEqual(['--nav', '--tool']);
  expect(host.style.getPropertyValue('--nav')).toBe('#123456');
  expect(host.shadowRoot?.firstElementChild?.innerHTML).toBe(before);
});

it('draws the phone with the theme’s own entries, those that are on', () => {
  const icon = (iconText: string, iconStatus: boolean) => ({ iconKey: iconText, iconText, iconStatus });
  render(
    <ThemePreview
      terminal="h5"
      appearance="both"
      values={{
        ...{ topBgColor: '', topTxtColor: '', topTxtPosition: 'left', navBgColor: '', navShowTxt: 'show' },
        ...{ navColorDefault: '', navColorSelected: '', mainColor: '', bubbleColor: '', iconType: 'first' },
        ...{ iconStyleDefault: '', iconStyleSelected: '', iconSet: '' },
        icons: [icon('Chats', true), icon('Hidden', false)],
      }}
    />,
  );
  const host = screen.getByRole('img', { name: 'Preview: light pages, dark pages' });
  expect(inside(host).getAllByText('Chats')).toHaveLength(2);
  expect(inside(host).queryByText('Hidden')).toBeNull();
});
