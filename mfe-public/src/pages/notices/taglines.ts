/**
 * That help is free, in the languages that most people in California speak who speak little English, each in the words
 * of the sample taglines of the Department of Health and Human Services. `{phone}` is the practice's number.
 */
export const taglines = [
  [
    'en',
    'ATTENTION: If you speak English, free language assistance services are available to you. Call {phone}.',
  ],
  [
    'es',
    'ATENCIÓN: si habla español, tiene a su disposición servicios gratuitos de asistencia lingüística. Llame al {phone}.',
  ],
  ['zh', '注意：如果您使用中文，您可以免费获得语言援助服务。请致电 {phone}。'],
  [
    'vi',
    'CHÚ Ý: Nếu bạn nói Tiếng Việt, có các dịch vụ hỗ trợ ngôn ngữ miễn phí dành cho bạn. Gọi số {phone}.',
  ],
  [
    'tl',
    'PAUNAWA: Kung nagsasalita ka ng Tagalog, maaari kang gumamit ng mga serbisyo ng tulong sa wika nang walang bayad. Tumawag sa {phone}.',
  ],
  [
    'ko',
    '주의: 한국어를 사용하시는 경우, 언어 지원 서비스를 무료로 이용하실 수 있습니다. {phone} 번으로 전화해 주십시오.',
  ],
  [
    'hy',
    'ՈՒՇԱԴՐՈՒԹՅՈՒՆ՝ Եթե խոսում եք հայերեն, ապա ձեզ անվճար կարող են տրամադրվել լեզվական աջակցության ծառայություններ։ Զանգահարեք {phone}։',
  ],
  [
    'fa',
    'توجه: اگر به زبان فارسی گفتگو می‌کنید، تسهیلات زبانی بصورت رایگان برای شما فراهم می‌باشد. با {phone} تماس بگیرید.',
  ],
  [
    'ru',
    'ВНИМАНИЕ: Если вы говорите на русском языке, то вам доступны бесплатные услуги перевода. Звоните {phone}.',
  ],
  [
    'ja',
    '注意事項：日本語を話される場合、無料の言語支援をご利用いただけます。{phone} まで、お電話にてご連絡ください。',
  ],
  ['ar', 'ملحوظة: إذا كنت تتحدث العربية، فإن خدمات المساعدة اللغوية تتوافر لك بالمجان. اتصل برقم {phone}.'],
  ['pa', 'ਧਿਆਨ ਦਿਓ: ਜੇ ਤੁਸੀਂ ਪੰਜਾਬੀ ਬੋਲਦੇ ਹੋ, ਤਾਂ ਭਾਸ਼ਾ ਵਿੱਚ ਸਹਾਇਤਾ ਸੇਵਾ ਤੁਹਾਡੇ ਲਈ ਮੁਫਤ ਉਪਲਬਧ ਹੈ। {phone} ’ਤੇ ਕਾਲ ਕਰੋ।'],
  ['km', 'ប្រយ័ត្ន៖ បើសិនជាអ្នកនិយាយភាសាខ្មែរ សេវាជំនួយផ្នែកភាសាដោយមិនគិតឈ្នួល គឺអាចមានសំរាប់បំរើអ្នក។ ចូរទូរស័ព្ទ {phone}។'],
  [
    'hmn',
    'LUS CEEV: Yog tias koj hais lus Hmoob, cov kev pab txog lus, muaj kev pab dawb rau koj. Hu rau {phone}.',
  ],
  ['hi', 'ध्यान दें: यदि आप हिंदी बोलते हैं तो आपके लिए मुफ्त में भाषा सहायता सेवाएं उपलब्ध हैं। {phone} पर कॉल करें।'],
  ['th', 'เรียน: ถ้าคุณพูดภาษาไทยคุณสามารถใช้บริการช่วยเหลือทางภาษาได้ฟรี โทร {phone}'],
] as const;
