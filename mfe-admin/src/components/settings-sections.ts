/** The sections of the settings in order: id, title and search words. The address of a section is `#id`. */
export const settingsSections = [
  ['identity', 'Identity', 'practice surgeon name'],
  ['contact', 'Contact', 'phone telephone email address'],
  ['hours', 'Hours', 'opening time zone closed days'],
  ['directions', 'Directions and missions', 'parking bus'],
  ['links', 'Links and video', 'social facebook instagram'],
  ['languages', 'Languages', 'translation review'],
  ['brands', 'Brand names', 'technologies'],
  ['institutions', 'Education', 'degree'],
  ['awards', 'Awards', ''],
  ['retention', 'Patients’ data', 'erase delete days privacy'],
] as const;

export type SettingsSectionId = (typeof settingsSections)[number][0];
