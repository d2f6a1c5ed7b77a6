/** The style of the report on screen (light and dark) and on paper. It loads no pictures, fonts or other resources. */
export const reportStyle = `
:root{color-scheme:light dark;--text:#1f2328;--quiet:#59636e;--line:#d1d9e0;--ground:#fff;--band:#f6f8fa;
--good:#116329;--warn:#7d4e00;--bad:#b3261e;--info:#3538a8}
@media (prefers-color-scheme:dark){:root{--text:#e6e9ee;--quiet:#9aa4b2;--line:#3a4250;--ground:#16191f;
--band:#1e222a;--good:#5ec27a;--warn:#e0a83e;--bad:#ff8a80;--info:#a5a8ff}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:1080px;padding:32px 24px;background:var(--ground);color:var(--text);
font:14px/1.5 system-ui,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;font-variant-numeric:tabular-nums}
header{border-bottom:1px solid var(--line);margin-bottom:24px;padding-bottom:12px}
h1{font-size:24px;line-height:1.3;margin:0 0 4px}
h2{font-size:18px;line-height:1.3;margin:32px 0 8px;overflow-wrap:anywhere}
h3{font-size:14px;margin:20px 0 6px}
p{margin:4px 0;overflow-wrap:anywhere}
.quiet{color:var(--quiet)}
.verdict{border:1px solid var(--line);border-left:4px solid var(--tone);border-radius:6px;padding:12px 16px;margin:12px 0}
.verdict strong{font-size:18px;color:var(--tone)}
.good{--tone:var(--good)}.warn{--tone:var(--warn)}.bad{--tone:var(--bad)}.info{--tone:var(--info)}
.tone{color:var(--tone);font-weight:600;white-space:nowrap}
.pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(320px,1fr));gap:0 32px}
ul{margin:4px 0;padding-left:20px}
table{border-collapse:collapse;width:100%;margin:4px 0 12px}
th,td{border-bottom:1px solid var(--line);padding:4px 8px 4px 0;text-align:left;vertical-align:top;overflow-wrap:anywhere}
thead th{color:var(--quiet);font-weight:600;border-bottom-width:2px}
.facts th{width:38%;font-weight:400;color:var(--quiet)}
.number{text-align:right;white-space:nowrap;padding-right:16px}
code{font:12px/1.5 ui-monospace,Menlo,Consolas,monospace;overflow-wrap:anywhere}
.left{border-left:3px solid var(--line);color:var(--quiet);padding-left:10px}
summary{color:var(--info);cursor:pointer;padding:4px 0}
summary:focus-visible{outline:2px solid var(--info);outline-offset:2px}
.modules,.changes{table-layout:fixed;font-size:13px;line-height:18px}
.modules td,.changes td{padding-block:2px}
.changes th:first-child{width:46%}
.modules code,.changes code{line-height:18px}
.off td{color:var(--quiet)}
.l1 td:first-child{padding-left:20px}.l2 td:first-child{padding-left:40px}.l3 td:first-child{padding-left:60px}
.l4 td:first-child{padding-left:80px}
@page{margin:16mm 14mm}
@media print{
:root{color-scheme:light;--text:#000;--quiet:#444;--line:#bbb;--ground:#fff;--good:#116329;--warn:#7d4e00;--bad:#b3261e;--info:#3538a8}
body{max-width:none;padding:0;font-size:10pt;print-color-adjust:exact;-webkit-print-color-adjust:exact}
table{font-size:10pt}h1{font-size:16pt}h2{font-size:13pt}
h2,h3{break-after:avoid}
tr,.verdict,.keep{break-inside:avoid}
thead{display:table-header-group}
.page{break-before:page}
details::details-content{content-visibility:visible;block-size:auto}
summary{display:none}
.pair{display:block}
}
`.trim();
