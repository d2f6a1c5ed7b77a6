/**
 * The theme editor as a whole: conditions, reset on another style, undo, saving and the switch, copies (2§2, 2§4, 2§5; THM-041;
 * THM-043 to 048, 050, 102, 120).
 */
import { send } from '../../../src-renderer/data/http.ts';
import { multilangSave, themeNames } from '../../../src-shared/api/language-names/language-names.ts';
import { expect, test } from '../support/screens.ts';

test('a new theme is off; it is made under an id, then switched on where it was', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/themes/pc/new?style=dark');
  const name = page.getByRole('textbox', { name: 'Theme name' });
  await expect(name).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Enabled' })).not.toBeChecked();
  // Its list is folded, what comes of it is not.
  await expect(page.getByText(/^All \d+ pairs of colours reach AA\.$/)).toBeVisible();
  await expect(page.getByText(/^\d+ more fail in the platform’s own default colours/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Window title' }).fill('Port');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Please enter the theme name')).toBeVisible();
  await name.fill('Quay');
  await page.getByRole('switch', { name: 'Enabled' }).click();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Operation successful')).toBeVisible();
  const made = JSON.parse(page.calls('/api/basicserver/backTopic/addBaseTopic')[0]?.body ?? '{}');
  expect(made).toMatchObject({
    topicName: 'Quay',
    titleName: 'Port',
    topicStatus: 'D',
    topicStyle: 'dark',
    navigationBgColor: '#4ba9f2',
    primaryColor: '#5d9cec',
    navMenuFontColor: '#111111',
    navMenuFontSize: '',
    navBorderColor: '',
  });
  expect(made.id).toMatch(/\S/);
  expect(made).not.toHaveProperty('topicNameInter');
  expect(page.calls('/api/basicserver/backTopic/enableTopic')).toHaveLength(1);
  expect(page.calls('/api/basicserver/backTopic/disableTopic')).toHaveLength(0);
});

test('fields follow terminal, style and layout, in both languages', async ({ page, console }) => {
  const rows = [
    ['en-US', 'Navigation border', 'Light', 'Layout', 'Toolbar background', 'Mixed'],
    ['zh-CN', '导航边框颜色', '浅色', '布局', '工具栏背景色', '混合'],
  ] as const;
  for (const [language, border, light, layout, tool, mixed] of rows) {
    await console.open('/', language);
    await console.signIn('systemAdministrator');
    await page.goto('/themes/pc/new?style=dark');
    await expect(page.getByRole('radio', { name: light, exact: true }).nth(1)).toBeVisible();
    await expect(page.getByRole('button', { name: new RegExp(`^${border}`) })).toHaveCount(0);
    await expect(page.getByRole('radiogroup', { name: layout, exact: true })).toHaveCount(0);
    await page.getByRole('radio', { name: light, exact: true }).nth(1).click();
    await expect(page.getByRole('button', { name: new RegExp(`^${border}`) })).toHaveCount(1);
    await page.goto('/themes/pcClient/new?style=client');
    await expect(page.getByRole('radio', { name: mixed, exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: new RegExp(`^${tool}`) })).toHaveCount(0);
    await page.getByRole('radio', { name: mixed, exact: true }).click();
    await expect(page.getByRole('button', { name: new RegExp(`^${tool}`) })).toHaveCount(1);
  }
});

test('another style sets the look back; undo brings it again', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/themes/pc/new?style=dark');
  const background = (colour: string) =>
    page.getByRole('button', { name: `Navigation background: ${colour}`, exact: true });
  await expect(background('#4ba9f2')).toBeVisible();
  await page.getByRole('radio', { name: 'Light', exact: true }).nth(1).click();
  await expect(background('#ffffff')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(background('#4ba9f2')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(background('#ffffff')).toBeVisible();
});

test('a stored theme is read, changed over its newest state, and switched by a call of its own', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/themes/pc/edit/TP100001?style=dark');
  const title = page.getByRole('textbox', { name: 'Window title' });
  await expect(title).toBeVisible();
  const state = page.getByRole('switch', { name: 'Enabled' });
  await expect(state).toBeChecked();
  await title.fill('Harbour office');
  await state.click();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Operation successful')).toBeVisible();
  const [sent] = page.calls('/api/basicserver/backTopic/updateTopic');
  expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({
    id: 'TP100001',
    titleName: 'Harbour office',
    topicStatus: 'E',
  });
  expect(page.calls('/api/basicserver/backTopic/disableTopic')).toHaveLength(1);
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
});

test('a copy begins with the values of the theme, under a name of its own, switched off', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/themes/pc/new?style=dark&copy=TP100001');
  await expect(page.getByRole('textbox', { name: 'Theme name' })).toHaveValue(/^Copy of /);
  await expect(page.getByRole('switch', { name: 'Enabled' })).not.toBeChecked();
});

test('a phone has five icons, each with its text; more can be added and taken away', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/themes/h5/new?style=dark');
  const texts = page.getByRole('textbox', { name: 'Text of the icon' });
  await expect(texts).toHaveCount(5);
  await page.getByRole('button', { name: 'Add icon' }).click();
  await expect(texts).toHaveCount(6);
  await page.getByRole('button', { name: 'Remove 消息' }).click();
  await page.getByRole('textbox', { name: 'Theme name' }).fill('Pocket two');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved successfully')).toBeVisible();
  const sent = JSON.parse(page.calls('/api/basicserver/appTopic/addBaseTopic')[0]?.body ?? '{}');
  expect(sent.appTopicIcons.map((icon: { iconKey: string }) => icon.iconKey)).toEqual([
    'application',
    'new',
    'addressBook',
    'me',
    'calendar',
  ]);
  // Everybody reads them as they are stored, so that they are in the tenant's language and not in the administrator's.
  expect(sent.appTopicIcons.map((icon: { iconText: string }) => icon.iconText)).toEqual([
    '应用',
    '新建',
    '通讯录',
    '我的',
    '日历',
  ]);
});

test('a special theme of the code module needs its package', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/themes/special/new');
  await page.getByRole('textbox', { name: 'Theme name' }).fill('Festival two');
  await expect(page.getByRole('textbox', { name: 'Code package' })).toHaveCount(0);
  await page.getByRole('radio', { name: 'Code module' }).click();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Please enter the name of the code package')).toBeVisible();
});

test('each terminal has its groups, in both languages, and says the least size of a menu font', async ({
  page,
  console,
}) => {
  const at = {
    pc: '/themes/pc/new?style=dark',
    client: '/themes/pcClient/new?style=client',
    h5: '/themes/h5/new?style=dark',
  } as const;
  const rows = {
    'en-US': {
      label: 'Groups of settings',
      mixed: 'Mixed',
      hint: /At least 12 px/,
      pc: ['Basic settings', 'Use range', 'Navigation bar', 'Side bar', 'Quick search', 'Other'],
      client: [
        'Basic settings',
        'Use range',
        'Layout',
        'Navigation bar',
        'Toolbar',
        'Side bar',
        'Quick search',
        'Other',
      ],
      h5: ['Basic settings', 'Use range', 'Navigation icons'],
    },
    'zh-CN': {
      label: '设置分组',
      mixed: '混合',
      hint: /最小 12 px/,
      pc: ['基本设置', '使用范围', '导航栏', '侧边栏', '快捷搜索', '其他'],
      client: ['基本设置', '使用范围', '布局', '导航栏', '工具栏', '侧边栏', '快捷搜索', '其他'],
      h5: ['基本设置', '使用范围', '导航图标设置'],
    },
  } as const;
  for (const language of ['en-US', 'zh-CN'] as const) {
    const words = rows[language];
    await console.open('/', language);
    await console.signIn('systemAdministrator');
    const groups = page.getByRole('navigation', { name: words.label }).getByRole('button');
    await page.goto(at.pc);
    await expect(groups).toHaveText(words.pc);
    await expect(page.getByText(words.hint)).toHaveCount(2);
    await page.goto(at.client);
    await expect(groups).toHaveText(words.client.filter((group) => group !== words.client[4]));
    await page.getByRole('radio', { name: words.mixed, exact: true }).click();
    await expect(groups).toHaveText(words.client);
    await page.goto(at.h5);
    await expect(groups).toHaveText(words.h5);
  }
});

test('the heading has the name in the reader’s language, with the stored one beside it', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/themes/pc/edit/TP100001');
  const heading = page.getByRole('heading', { level: 1 });
  const name = page.getByRole('textbox', { name: 'Theme name' });
  await expect(name).toHaveValue(/\S/);
  const stored = await name.inputValue();
  await expect(heading).toHaveText(stored);
  await send(multilangSave, {
    ...themeNames,
    targetId: 'TP100001',
    langs: [{ lang: 'en_US', name: 'Morning quay' }],
  });
  await page.goto('/themes/pc');
  await page.goto('/themes/pc/edit/TP100001');
  await expect(heading).toHaveText(`Morning quay ${stored}`);
});
