/** Invented texts of shares: short and long, in both languages, some with a list or a link. */

/** `{n}` is replaced by a number that differs from share to share. */
export const shareTexts: readonly string[] = [
  '三号产线今天完成了 {n} 套控制柜的装配，良品率 99.2%。感谢夜班同事提前备好料。',
  '下周三 14:00–15:00 机房检修，期间考勤与门禁不可用，请提前安排。',
  'The firmware for the {n} series passed its climate test: 72 hours at 45 °C without a restart. The report is attached.',
  '客户现场回访记录：\n1. 温控参数需要支持远程下发；\n2. 报警短信希望合并，同一设备十分钟内只发一条；\n3. 备件清单缺少 24V 电源模块。\n已整理成需求，编号 {n}，请产品同事评审。',
  '华东区本月签约 {n} 单，其中两单来自老客户推荐。',
  'Welcome to our three new colleagues in Singapore! They sit on the second floor, next to the lab. Say hello when you pass by.',
  '提醒：差旅报销请在每月 25 日前提交，逾期顺延到下月。常见退单原因是缺少行程单，提交前请核对一遍。',
  '新版工艺卡已发布，编号 GY-{n}，旧版作废。现场看板今天下班前更换完毕。',
  'Minutes of the design review: we keep the aluminium housing, drop the second fan, and test the quieter bearing until Friday.',
  '食堂下周开始供应轻食窗口，欢迎提意见。',
  '今天在展会上遇到很多老朋友，带回 {n} 张名片，明天开始逐一跟进。现场反馈最多的是：安装方便、说明书清楚、售后响应快。也有客户希望我们把英文手册做得更细，尤其是接线图部分。我们会在两周内给出修订计划，并把进度同步到这里。',
  'Does anybody have a spare calibration weight (500 g, class F1) for two days? Ours is at the institute.',
  '数据备份演练完成，恢复用时 {n} 分钟，比上次快了一倍。',
  '关于仓库盘点的安排：\n- 周五 17:00 起停止出入库；\n- 周六 08:00 开始清点；\n- 周日 18:00 前完成差异核对。\n请各部门提前领料。',
  'Line 2 runs again. The cause was a worn coupling; the spare part is ordered, and the check is now part of the weekly round.',
  '安全月活动：本周五下午消防演练，请大家听到铃声后从就近楼梯撤离，不要乘坐电梯。集合点在东门草坪。',
  '项目周报第 {n} 期：嵌入式软件组完成通信协议联调，遗留 3 个低优先级问题，预计下周关闭。',
  '资料可以在这里查看：https://docs.example.com/guide/{n} ，有问题直接在下面留言。',
];

export const commentTexts: readonly string[] = [
  '收到，辛苦了！',
  '赞，数据很漂亮。',
  'Thank you, that helps a lot.',
  '请问检修期间 VPN 能用吗？',
  '我们这边已经安排好了。',
  'I can lend you ours until Thursday.',
  '建议把这条置顶几天。',
  '明天上午我过去看看。',
];
