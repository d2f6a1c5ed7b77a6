// @vitest-environment jsdom
/** Variables on the preview's host and its regions; its appearance is tested in a browser. */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createSignal } from '#data/signal.ts';
import { loadLanguage } from '#data/text.ts';
import { asBack } from '#shared/rules/themes/look/back-look.ts';
import { mobileLookValues } from '#shared/rules/themes/look/testing/look-samples.ts';
import { until } from '#shared/testing/until.ts';
import { samplePages } from './frame/sample-page.ts';
import { type Attempt, ThemePreview } from './ThemePreview.tsx';

beforeAll(() => loadLanguage('en-US'));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

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

it.each(samplePages)('draws the page %s in a window and on a phone, inert but for its regions', (sample) => {
  for (const terminal of ['pc', 'h5'] as const) {
    const look = terminal === 'h5' ? mobileLookValues : values;
    const { unmount } = render(
      <ThemePreview terminal={terminal} values={look as never} sample={sample} onRegion={() => undefined} />,
    );
    const root = screen.getByRole('group').shadowRoot;
    // There are no bars before somebody has signed in.
    expect(root?.querySelectorAll('button').length === 0).toBe(sample === 'signIn');
    expect(root?.querySelector('.message.own, .link, .button.main')).not.toBeNull();
    unmount();
  }
});

it('has the size and the direction that are chosen, and its usual ones again', () => {
  const size = { width: 600, height: 620 };
  const { rerender } = render(<ThemePreview terminal="pc" values={values} size={size} direction="rtl" />);
  const host = screen.getByRole('img');
  expect(host.style.getPropertyValue('--frame-width')).toBe('600px');
  expect(host.shadowRoot?.querySelector('.stage')?.getAttribute('dir')).toBe('rtl');
  expect(host.shadowRoot?.querySelector('.desk')?.getAttribute('data-narrow')).toBe('true');
  rerender(<ThemePreview terminal="pc" values={values} />);
  expect(host.style.getPropertyValue('--frame-width')).toBe('');
  expect(host.shadowRoot?.querySelector('.stage')?.getAttribute('dir')).toBeNull();
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

it('shows pictures that were fetched for it; one that can’t be had is none, and all go with it', async () => {
  const gone: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:own');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void gone.push(address));
  const address = (id: string) => `/api/file/preview?fileId=${id}&type=imgs`;
  const pictured = { ...values, navBackgroundImg: address('there'), toolBgImg: address('gone') };
  const { unmount } = render(
    <ThemePreview
      terminal="pc"
      values={pictured}
      pictures={async (asked) => {
        if (asked !== address('there')) throw new Error('gone');
        return new Blob(['picture']);
      }}
    />,
  );
  const { style } = screen.getByRole('img');
  expect(style.getPropertyValue('--nav-image')).toBe('none');
  await until(() => style.getPropertyValue('--nav-image') !== 'none');
  expect(style.getPropertyValue('--nav-image')).toBe('url("blob:own")');
  expect(style.getPropertyValue('--tool-image')).toBe('none');
  unmount();
  expect(gone).toEqual(['blob:own']);
});

it('paints a colour that is tried before anything is drawn, and the values’ own again', () => {
  const attempts = createSignal<Attempt | null>();
  const { rerender, unmount } = render(<ThemePreview terminal="pc" values={values} attempts={attempts} />);
  const { style } = screen.getByRole('img');
  const primary = () => style.getPropertyValue('--primary');
  attempts.emit({ name: 'primaryColor', value: '#aa0000' });
  expect(primary()).toBe('#aa0000');
  attempts.emit(null);
  expect(primary()).toBe('#2f6fd0');
  attempts.emit({ name: 'primaryColor', value: '#aa0000' });
  rerender(
    <ThemePreview terminal="pc" values={{ ...values, primaryColor: '#00aa00' }} attempts={attempts} />,
  );
  // A render during the attempt, e.g. by an earlier choice that arrives late, keeps the attempt visible.
  expect(primary()).toBe('#aa0000');
  attempts.emit(null);
  expect(primary()).toBe('#00aa00');
  attempts.emit({ name: 'primaryColor', value: 'url(x)' });
  expect(primary()).toBe('#5d9cec');
  attempts.emit(null);
  expect(primary()).toBe('#00aa00');
  unmount();
  attempts.emit({ name: 'primaryColor', value: '#aa0000' });
  expect(primary()).toBe('#00aa00');
});

it('draws the phone with the theme’s own entries, those that are on', () => {
  const icon = (iconText: string, iconStatus: boolean) => ({ iconKey: iconText, iconText, iconStatus });
  render(
    <ThemePreview
      terminal="h5"
      appearance="both"
      values={{
        ...mobileLookValues,
        topTxtPosition: 'left',
        icons: [icon('Chats', true), icon('Hidden', false)],
      }}
    />,
  );
  const host = screen.getByRole('img', { name: 'Preview: light pages, dark pages' });
  expect(inside(host).getAllByText('Chats')).toHaveLength(2);
  expect(inside(host).queryByText('Hidden')).toBeNull();
});

it('has the tenant’s own menus, and samples where there are none', () => {
  const entries = [{ id: 'a', name: 'Base settings' }];
  const menus = [
    { id: '1', group: 'basics' as const, name: '本单位', entries },
    // Two menus may have the same name.
    { id: '2', group: 'logs' as const, name: '本单位', entries: [] },
  ];
  const { rerender } = render(<ThemePreview terminal="pc" values={values} menus={menus} />);
  const host = screen.getByRole('img');
  expect(inside(host).getAllByText('本单位')).toHaveLength(3);
  expect(inside(host).getAllByText('Base settings')).toHaveLength(1);
  expect(inside(host).queryByText('Drafts')).toBeNull();
  rerender(<ThemePreview terminal="pc" values={values} menus={[]} />);
  expect(inside(host).getAllByText('Workbench').length).toBeGreaterThan(0);
  expect(inside(host).getAllByText('Drafts')).toHaveLength(1);
});
