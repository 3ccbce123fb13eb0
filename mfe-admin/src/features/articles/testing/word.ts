/** A document from Word on the clipboard: lists are paragraphs with bullets, and pictures are local files. */
export const word = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- /* Style Definitions */ p.MsoNormal {margin:0in;font-size:11.0pt;} @list l0:level1 {mso-level-number-format:bullet;} --></style></head>
<body lang=EN-US style='tab-interval:.5in;word-wrap:break-word'>
<!--StartFragment-->
<p class=MsoHeading1 style='mso-outline-level:1'>Healing after PRK<o:p></o:p></p>
<p class=MsoNormal>Rest your <b style='mso-bidi-font-weight:normal'>eyes</b> <i>often</i>, and <a href="https://example.com/drops">use
drops</a>.<o:p></o:p></p>
<h2 style='mso-list:none'>The first week<o:p></o:p></h2>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>First item<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:1.0in;text-indent:-.25in;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Inner item<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Second item<o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l1 level1 lfo2'><![if !supportLists]><span><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Step one<o:p></o:p></p>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="Picture_x0020_1"><v:imagedata src="file:///C:/Users/edith/AppData/Local/Temp/msohtmlclip1/01/clip_image001.jpg"/></v:shape><![endif]--><![if !vml]><img width=300 height=200 src="file:///C:/Users/edith/AppData/Local/Temp/msohtmlclip1/01/clip_image001.jpg" v:shapes="Picture_x0020_1"><![endif]><o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse'><tr><td width=319 valign=top style='width:239.4pt'><p class=MsoNormal>Day<o:p></o:p></p></td><td><p class=MsoNormal>Drops<o:p></o:p></p></td></tr></table>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal>See <a href="http://plain.example/">there</a> and <a href="file:///C:/x.docx">here</a>.</p>
<!--EndFragment-->
</body></html>`;

/** A document from Word for the web: each item is a list of its own with a level. */
export const wordOnline = `<div class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1" role="heading" aria-level="1" style="margin:0"><span data-contrast="none" class="TextRun SCXW1" style="font-size:16pt;font-weight:normal"><span class="NormalTextRun">Healing</span></span><span class="EOP" style="font-size:16pt">&nbsp;</span></p></div><div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle1" role="list"><li data-leveltext="" data-aria-level="1" role="listitem" class="OutlineElement"><p class="Paragraph"><span class="TextRun"><span class="NormalTextRun" style="font-weight:bold">One</span></span><span class="EOP">&nbsp;</span></p></li></ul></div><div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle2" role="list"><li data-leveltext="o" data-aria-level="2" role="listitem" class="OutlineElement"><p class="Paragraph"><span class="TextRun">Within</span><span class="EOP">&nbsp;</span></p></li></ul></div>`;
