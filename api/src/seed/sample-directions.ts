import type { SettingsUpdate } from '@lens/contracts/settings';

/** Invented for the demo, like the street itself. */
export const sampleDirections: SettingsUpdate['directions'] = {
  crossStreet: 'Shoal Street',
  parking: {
    en: 'Free garage behind the building, entrance on Shoal Street. Two wide spaces are by the door.',
    es: 'Garaje gratuito detrás del edificio, entrada por Shoal Street. Hay dos espacios amplios junto a la puerta.',
    'pt-BR':
      'Estacionamento gratuito atrás do prédio, entrada pela Shoal Street. Há duas vagas largas junto à porta.',
    tl: 'Libreng paradahan sa likod ng gusali, pasukan sa Shoal Street. May dalawang maluwang na puwesto sa tabi ng pinto.',
    ko: '건물 뒤편에 무료 주차장이 있으며 입구는 Shoal Street 쪽입니다. 문 옆에 넓은 자리가 두 곳 있습니다.',
    vi: 'Bãi đậu xe miễn phí phía sau tòa nhà, lối vào từ Shoal Street. Có hai chỗ rộng ngay cạnh cửa.',
    zh: '楼后有免费停车库，入口在 Shoal Street。门边有两个宽车位。',
    ar: 'مرآب مجاني خلف المبنى، مدخله من Shoal Street. وبجانب الباب مكانان واسعان.',
    hy: 'Անվճար կայանատեղի շենքի հետևում, մուտքը Shoal Street-ից։ Դռան մոտ երկու լայն տեղ կա։',
    he: 'חניון חינם מאחורי הבניין, הכניסה מ־Shoal Street. ליד הדלת שני מקומות רחבים.',
  },
  transit: {
    en: 'Buses 92 and 128 stop at Tidepool and Shoal, two minutes on foot without stairs.',
    es: 'Los autobuses 92 y 128 paran en Tidepool y Shoal, a dos minutos a pie sin escaleras.',
    'pt-BR': 'Os ônibus 92 e 128 param na Tidepool com a Shoal, a dois minutos a pé, sem escadas.',
    tl: 'Humihinto ang mga bus 92 at 128 sa Tidepool at Shoal, dalawang minutong lakad nang walang hagdan.',
    ko: '92번과 128번 버스가 Tidepool과 Shoal 교차로에 정차합니다. 계단 없이 걸어서 2분입니다.',
    vi: 'Xe buýt 92 và 128 dừng ở góc Tidepool và Shoal, đi bộ hai phút, không có bậc thang.',
    zh: '92 路和 128 路公交车停靠 Tidepool 与 Shoal 路口，步行两分钟，无台阶。',
    ar: 'تتوقف الحافلتان 92 و128 عند تقاطع Tidepool وShoal، على بعد دقيقتين سيرًا دون درج.',
    hy: '92 և 128 ավտոբուսները կանգնում են Tidepool-ի և Shoal-ի անկյունում, երկու րոպե ոտքով, առանց աստիճանների։',
    he: 'אוטובוסים 92 ו־128 עוצרים בצומת Tidepool ו־Shoal, שתי דקות הליכה ללא מדרגות.',
  },
};
