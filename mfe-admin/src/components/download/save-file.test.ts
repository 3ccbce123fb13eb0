import { saveText } from './save-file';

afterEach(() => jest.restoreAllMocks());

test('a file name has the date at the practice', () => {
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2027, 2, 2, 5));
  for (const timeZone of ['America/Los_Angeles', 'UTC']) saveText('{}', { name: 'person', timeZone }, 'json');
  expect(saved).toEqual(['person-2027-03-01.json', 'person-2027-03-02.json']);
});
