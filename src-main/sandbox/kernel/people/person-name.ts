import { scatter } from '../seed/scatter.ts';

const surnames = '林沈周许陈王李张刘赵吴郑冯蒋韩杨朱秦何吕施孔曹严金魏陶姜戚谢邹喻苏潘葛范彭郎鲁韦';
const givenFirst = '知若以嘉明雅思子宇静文晓天书景浩梓欣佳云清安怀怡';
const givenSecond = '远川宁禾轩婷涵睿航雯博月朗琪然昕玥珩澄舟野岚舒桐遥';
const foreignFirst = [
  'Grace',
  'Oliver',
  'Isla',
  'Marcus',
  'Priya',
  'Daniel',
  'Chloe',
  'Ravi',
  'Emma',
  'Noah',
];
const foreignLast = ['Holloway', 'Tan', 'Brennan', 'Lindqvist', 'Nair', 'Okafor', 'Marsh', 'Keller', 'Lim'];

/** About one in twelve has an English name. */
export function personNameAt(index: number): string {
  const [a, b, c] = [scatter(index, 11), scatter(index, 12), scatter(index, 13)];
  if (scatter(index, 10) % 12 === 0) {
    return `${foreignFirst[a % foreignFirst.length]} ${foreignLast[b % foreignLast.length]}`;
  }
  const second = c % 5 === 0 ? '' : givenSecond[c % givenSecond.length];
  return `${surnames[a % surnames.length]}${givenFirst[b % givenFirst.length]}${second}`;
}
