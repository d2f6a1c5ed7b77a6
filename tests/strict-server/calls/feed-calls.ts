/** The feed of work sharing (3§3.10, 3§7.7). */
import { del, get, post } from '../call.ts';
import { anyText, day, flag, listOf, oneOf, record, recordId, text, wholeNumber } from '../value-checks.ts';

const path = '/api/blog/teamshare';
const source = '3§7.7; 3§3.10';
const page = { pageNo: wholeNumber, pageSize: wholeNumber };
const file = { fileId: 'F1', name: '清单.xlsx', size: 2048 };
const comment = {
  id: 'C1',
  userId: 'U2',
  userName: '薛',
  content: '收到',
  createTime: '2026-11-24 10:00:00',
  replyUserId: '',
  replyUserName: '',
  userData: [],
};
const share = {
  id: 'S1',
  userId: 'U1',
  userName: '林',
  department: '财务部',
  createTime: '2026-11-24 09:00:00',
  updateTime: '',
  content: '<p>@薛 你好</p>',
  shareScope: 'all',
  attachments: [file],
  imageFiles: [],
  userData: [{ userId: 'U2', userName: '薛', userIdIndex: '0' }],
  relevanceList: [{ module: 'project', targetId: 'P1', name: '项目' }],
  praise: { total: '3', praised: '1', userNames: ['薛'] },
  comments: { total: 1, list: [comment] },
};
const pageOf = (row: unknown) => ({ result: [row], totalCount: 1, pageNo: 1, pageSize: 25, hasNext: false });
const blog = record({
  required: {
    content: anyText,
    imAtContent: anyText,
    shareScope: oneOf('all', 'department', 'self'),
    attachmentIds: anyText,
    userIds: anyText,
    userIdIndex: anyText,
    relevanceList: listOf(record({ required: { module: text, targetId: recordId, name: text } })),
  },
});
const person = { id: 'U2', username: '薛', department: '财务部', deptId: 'D12' };
const colleagues = (name: string, last: string, chosen: string) =>
  get({
    name,
    path: `/api/hrm/user/${last}/{userId}`,
    source: '3§7.7; 3§9',
    chosen,
    fields: { required: page },
    data: pageOf(person),
  });

export const feedCalls = [
  post({
    name: 'workdyna',
    path: `${path}/workdyna`,
    source,
    chosen: 'values, paging and the answer',
    fields: {
      required: {
        range: text,
        workType: oneOf('share', 'shareAtme', 'shareReplay', 'likeme', 'mine'),
        ...page,
      },
      optional: { keywords: text, startDate: day, endDate: day, creator: text },
    },
    data: pageOf(share),
  }),
  get({
    name: 'one share',
    path: `${path}/queryShare`,
    source: '3§3.10; S-6',
    chosen: 'everything',
    fields: { required: { id: recordId } },
    data: share,
  }),
  post({
    name: 'publish',
    path: `${path}/publish`,
    source,
    chosen: 'values and the answer',
    fields: { required: { blog, publishtype: oneOf('share') } },
    data: { id: 7 },
  }),
  post({
    name: 'editAfterPublish',
    path: `${path}/editAfterPublish`,
    source,
    chosen: 'fields: as publish',
    fields: { required: { id: recordId, blog } },
    data: null,
  }),
  post({
    name: 'deleteShare',
    path: `${path}/deleteShare`,
    source: '3§7.7',
    fields: { required: { id: recordId } },
    data: null,
  }),
  post({
    name: 'praise',
    path: `${path}/praise`,
    source: '3§7.7',
    chosen: 'fields: S-6',
    fields: { required: { id: recordId, praised: flag } },
    data: null,
  }),
  del({
    name: 'deleteAttachmentsShare',
    path: '/api/blog/prior/deleteAttachmentsShare/{a}/{b}',
    source: '3§7.7',
    chosen: 'meaning of a and b',
    data: null,
  }),
  get({
    name: 'comments',
    path: `${path}/queryComments`,
    source: '3§3.10; S-6',
    chosen: 'everything',
    fields: { required: { id: recordId, ...page } },
    data: pageOf(comment),
  }),
  post({
    name: 'comment',
    path: `${path}/comment`,
    source: '3§3.10; S-6',
    chosen: 'everything',
    fields: {
      required: { id: recordId, content: text, userIds: anyText, userIdIndex: anyText },
      optional: { replyId: recordId },
    },
    data: { id: 'C2' },
  }),
  post({
    name: 'delete a comment',
    path: `${path}/deleteComment`,
    source: '3§3.10; S-6',
    chosen: 'everything',
    fields: { required: { id: recordId } },
    data: null,
  }),
  post({
    name: 'existConfigRange',
    path: '/api/bcw/base/configuration/existConfigRange',
    encoding: 'form',
    source: '3§7.7',
    chosen: 'the answer',
    fields: { required: { userId: recordId, configName: text } },
    data: 'company-share--',
  }),
  post({
    name: 'bcw saveConfig',
    path: '/api/bcw/base/configuration/saveConfig',
    encoding: 'form',
    source: '3§7.7',
    fields: { required: { key: text, value: text } },
    data: null,
  }),
  colleagues('myfollow', 'myfollow', 'paging and the answer'),
  colleagues('subordinate', 'subordinate', 'paging and the answer'),
  colleagues('superior', 'superior', 'everything, as its neighbours: S-6'),
];
