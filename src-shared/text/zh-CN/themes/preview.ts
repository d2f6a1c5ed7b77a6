/** 主题预览中的内容与说明。 */
import type { themePreview as english } from '../../en-US/themes/preview.ts';
import type { Translated } from '../../types.ts';

export const themePreview = {
  label: '预览：{{appearance}}',
  thumbnail: '“{{name}}”的图样',
  appearance: { light: '浅色页面', dark: '深色页面' },
  edit: {
    nav: '转到导航栏设置',
    aside: '转到侧边栏设置',
    search: '转到快捷搜索设置',
    other: '转到按钮与消息设置',
    tool: '转到工具栏设置',
    layout: '转到布局设置',
    base: '转到基本设置',
    icons: '转到导航图标设置',
  },
  brand: '海港科技',
  logo: '海',
  menus: { work: '工作台', talk: '消息', flow: '审批', files: '文档', people: '通讯录' },
  search: { all: '全部', hint: '搜索人员、文档、流程' },
  aside: {
    title: '工作台',
    today: '今日',
    mine: '我的请求',
    waiting: '待我处理',
    done: '已办',
    drafts: '草稿',
    team: '我的团队',
  },
  page: {
    title: '早上好，林晓',
    text: '有 6 个流程等待您处理',
    create: '新建流程',
    later: '稍后',
    all: '全部流程',
    rows: { trip: '上海出差申请', budget: '秋季展会预算', leave: '十二月休假', chairs: '采购十二把座椅' },
    people: { trip: '陈波', budget: '周静', leave: '戴宁', chairs: '何薇' },
    state: '待处理',
    week: '本周',
    talk: '周静',
    theirs: '预算定了吗？',
    mine: '定了，今早已签。',
    thanks: '谢谢！',
  },
  phone: {
    time: '9:41',
    titles: { message: '消息', apps: '应用', create: '新建', contacts: '通讯录', me: '我的' },
    minutes: '9:12',
  },
} as const satisfies Translated<typeof english>;
