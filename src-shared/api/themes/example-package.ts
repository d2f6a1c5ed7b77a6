/** The smallest theme package of a family, as base64: a declaration can't write a zip. */
import type { ThemeFamily } from './context.ts';

const zips: Readonly<Record<ThemeFamily, readonly string[]>> = {
  backTopic: [
    'UEsDBBQAAAAIAAAAIQAd/D5H5AAAAIkBAAANAAAAbWFuaWZlc3QuanNvbmWQwWrDMAyG73kK4V0XSDo2WK5r+wQ9dfSg2Coz',
    'seMgO+tCyLsPK1szGBiDv/+XfslzAaCugT0m1YCKiW7Ipkwf5Ek9ZvGTONrQqwZqeQ8czKize14EaCZMZHL5rtq9lFVdVvWp',
    'qho557XLgCwBOrgwclyhpETVwHsBADDLDaA6mrKXvtAPbh1D+BW9dSK1qLtTGKzexETsbY8uy8MfHtPkKEOD3G24Ry/08C/E',
    'kjN5qN9xAFQ7tq2jt+AC55qHfX14Oh7vNfIr1iNPm+XZvGrS6sex3NtjjJRk54ugpQC4FEvxDVBLAQIUAxQAAAAIAAAAIQAd',
    '/D5H5AAAAIkBAAANAAAAAAAAAAAAAACkgQAAAABtYW5pZmVzdC5qc29uUEsFBgAAAAABAAEAOwAAAA8BAAAAAA==',
  ],
  featureTopic: [
    'UEsDBBQAAAAIAAAAIQBqYbgG6AAAAI8BAAANAAAAbWFuaWZlc3QuanNvbmVQTUvEMBC991cM8WqhXVGwV3f3F+xJ2cM0ncXg',
    'pCmTVC2l/10y1fYghEDex7w3mQsAcwviMZkGTEz0hdKV6Z08mftMfpJEF3rTQK3vQUI32qyeFwWsECbqsv1QHZ7Kqi6r+lJV',
    'jZ7XdcqAogE2cBglrqCmRNPAWwEAMOsNYD5oylr6Rj/wWkPxG3rHSt0I0yh0CYOzO59IvOuRdZOBrEPeyZgmJtNAPzJvYI8+',
    'Y+b0L8oRd7naXykA045ty/QSOEj23B3r08P5vHn0b5xHmXbJY/dsyZpfxbKNxxgp6eZXhZYC4FosxQ9QSwECFAMUAAAACAAA',
    'ACEAamG4BugAAACPAQAADQAAAAAAAAAAAAAApIEAAAAAbWFuaWZlc3QuanNvblBLBQYAAAAAAQABADsAAAATAQAAAAA=',
  ],
  appTopic: [
    'UEsDBBQAAAAIAAAAIQCzZxCs3wAAAIUBAAANAAAAbWFuaWZlc3QuanNvbmWPQWvEIBCF7/6KwV4bMIEUmmvpP9jTlj1MdMLK',
    'ahQ1bZeQ/16ctJtDQQS/N2/ecxUAcgrJY5EDyFzoC5NpypU8yecqflLKNsxygJbfMQWz6Dq9bgx0Iixkqr1T3Uuj2ka1J6UG',
    'Pud9S8TEATq4sKS8Q07JcoAPAQCw8g0gb3Svs/SNPrq9BvMJvXUsYYynEK0+tELJ2xldVa/9wXO5O6rQYLodeEbP9P1fhiVn',
    'aqe/NgByXMbR0VtwIVXPE3VTP00PD4D0aOdD782rJi1/5e2xG3Omwv+9MNoEwEVs4gdQSwECFAMUAAAACAAAACEAs2cQrN8A',
    'AACFAQAADQAAAAAAAAAAAAAApIEAAAAAbWFuaWZlc3QuanNvblBLBQYAAAAAAQABADsAAAAKAQAAAAA=',
  ],
};

export function examplePackage(family: ThemeFamily): File {
  const bytes = Uint8Array.from(atob(zips[family].join('')), (letter) => letter.charCodeAt(0));
  return new File([bytes], 'theme.zip', { type: 'application/zip' });
}
