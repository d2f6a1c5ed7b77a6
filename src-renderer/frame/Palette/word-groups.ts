/**
 * Synonyms in both languages; a hit by a synonym ranks below a hit by the typed word. A group grows by the words that
 * people type in vain. Names of a single item have synonyms of their own (synonyms.ts).
 */
const groups: readonly (readonly string[])[] = [
  ['whitelist', 'white list', 'allow list', 'allowlist', 'allowed addresses', '白名单', '允许名单'],
  ['blacklist', 'black list', 'block list', 'blocklist', 'deny list', 'block ip', '黑名单', '禁止名单'],
  ['licence', 'license', '授权', '许可证', '许可'],
  ['ends', 'expiry', 'expires', 'last day', 'valid until', '到期', '有效期', '截止'],
  ['logo', 'logos', 'favicon', 'company mark', '标志', '企业标志', '图标'],
  ['tenant', 'organisation', 'organization', 'company', '租户', '组织', '企业', '公司'],
  [
    'organisation name',
    '组织名称',
    'tenant name',
    'company name',
    'name of the organisation',
    'rename tenant',
    'rename company',
    '公司名',
    '改公司名',
    '企业名称',
    '租户名称',
  ],
  ['password', 'passwords', '密码', '口令'],
  ['password length', 'length of the password', '密码长度', '密码强度', 'password strength'],
  ['sign-in', 'sign in', 'signed in', 'login', 'log in', 'log-in', '登录', '登陆'],
  [
    'failed logins',
    'failed sign-ins',
    'who signed in',
    'sign-in log',
    'login log',
    '登录失败',
    '异地登录',
    '登录日志',
  ],
  ['two factor', '2fa', 'mfa', 'second factor', 'verification code', '双因素', '二次验证', '验证码'],
  [
    'session timeout',
    'idle sign-ins',
    '登录失效',
    'idle time',
    'sign out after',
    'stay signed in',
    '会话超时',
    '超时退出',
    '自动退出',
  ],
  ['mail', 'email', 'e-mail', 'smtp', 'mail server', '邮件', '邮箱', '邮件服务器'],
  ['sms', 'text message', '短信'],
  ['phone', 'mobile', 'telephone', '手机', '电话'],
  ['seat', 'seats', 'user limit', '席位', '人数上限', '用户数'],
  ['space', 'storage', 'quota', 'disk', '空间', '存储', '容量'],
  ['theme', 'themes', 'skin', 'look', '主题', '换肤', '皮肤'],
  ['style sheet', 'stylesheet', 'css', '样式', '样式表'],
  ['hide', 'hidden', 'disable', 'turn off', '隐藏', '停用', '禁用'],
  ['order', 'sort', 'sequence', '排序', '顺序'],
  ['reminder', 'remind', 'notice', 'alert', 'notification', '提醒', '通知', '预警'],
  ['invite', 'invitation', 'invitations', '邀请'],
  ['audit', 'operation log', 'history', '审计', '操作日志', '操作记录'],
  ['undo', 'revert', 'take back', '撤销', '还原', '恢复'],
  ['approve', 'approval', 'four eyes', '审批', '审核', '批准'],
  ['agreement', 'terms', 'privacy policy', '协议', '用户协议', '隐私政策'],
  ['country code', 'area code', 'dialling code', '区号', '国家代码'],
  ['segment', 'network segment', 'subnet', 'ip range', '网段', 'IP 段'],
  ['holiday theme', 'festive theme', 'theme of the day', '节日主题', '节庆主题', '主题'],
  ['renewal', 'renew', '续期', 'licence'],
  ['restricted login', 'restricted sign-in', 'limit login', '限制登录', '登录限制'],
  ['watermark', '水印'],
  ['wecom', 'wechat work', '企业微信'],
  ['quick create', 'quick menu', '快捷新建', '快捷菜单'],
  ['menu', 'navigation', '菜单', '导航'],
];

/** A word of a search. */
export interface SearchWord {
  readonly typed: string;
  /** Words of the same group. */
  readonly others: readonly string[];
  /** The word names something to do with what is searched; no hit needs to have it. */
  readonly isVerb: boolean;
}

/** Words of questions and commands (`how to change the logo`). */
const englishVerbs = ['change', 'set', 'edit', 'rename', 'how', 'to', 'the', 'my', 'a', 'an', 'of', 'for'];
const chineseVerbs = ['修改', '更改', '设置', '怎么', '如何', '改', '的'];
const verbs: ReadonlySet<string> = new Set([...englishVerbs, ...chineseVerbs]);

/** The words of what was typed, in lower case; words of a group are told apart even without a gap between them. */
export function searchWords(typed: string): readonly SearchWord[] {
  let rest = typed.trim().toLocaleLowerCase();
  const words: SearchWord[] = [];
  while (rest !== '') {
    const known = knownAtBegin(rest);
    const word = known ?? unknownAtBegin(rest);
    words.push({ typed: word, others: otherWords.get(word) ?? [], isVerb: verbs.has(word) });
    rest = rest.slice(word.length).trimStart();
  }
  return words.every(({ isVerb }) => isVerb) ? words.map((word) => ({ ...word, isVerb: false })) : words;
}

const otherWords: ReadonlyMap<string, readonly string[]> = new Map(
  groups.flatMap((group) => {
    const lower = group.map((word) => word.toLocaleLowerCase());
    return lower.map((word) => [word, lower.filter((other) => other !== word)] as const);
  }),
);
/** Longer words first, since they say more. */
const known = [...new Set([...otherWords.keys(), ...verbs])].sort((one, other) => other.length - one.length);
const han = /\p{Script=Han}/u;

function knownAtBegin(text: string): string | undefined {
  return known.find((word) => text.startsWith(word) && endsThere(text, word.length));
}

/** A Latin word ends where no letter follows; Chinese has no gaps between words. */
function endsThere(text: string, end: number): boolean {
  return han.test(text.charAt(end - 1)) || !/[\p{L}\p{N}]/u.test(text.charAt(end));
}

/** Up to the next gap, or in Chinese up to the next known word. */
function unknownAtBegin(text: string): string {
  const [word = text] = text.split(/\s+/, 1);
  for (let end = 1; end < word.length; end += 1) {
    if (!han.test(word.charAt(end))) continue;
    const next = knownAtBegin(text.slice(end));
    if (next !== undefined && next.length > 1 && han.test(next)) return word.slice(0, end);
  }
  return word;
}

/** Parts of a search that may find something where all of it finds nothing: each word, then beginnings of the word. */
export function shorterSearches(typed: string): readonly string[] {
  const words = searchWords(typed).filter(({ isVerb }) => !isVerb);
  if (words.length > 1)
    return words.map((word) => word.typed).sort((one, other) => other.length - one.length);
  const characters = [...(words[0]?.typed ?? '')];
  const shortest = characters.some((character) => han.test(character)) ? 2 : 4;
  return characters
    .map((_, at) => characters.slice(0, characters.length - 1 - at).join(''))
    .filter((part) => [...part].length >= shortest);
}

/** The words that a hit must have, as typed. */
export function neededWords(words: readonly SearchWord[]): readonly string[] {
  return words.filter(({ isVerb }) => !isVerb).map(({ typed }) => typed);
}
