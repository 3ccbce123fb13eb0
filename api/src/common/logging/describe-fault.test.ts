import { QueryFailedError } from 'typeorm';
import { describeFault } from './describe-fault.js';

test('describes what happened and where, without anything that a person typed', () => {
  const cause = Object.assign(new Error('Key (email)=(ana@example.com) exists'), {
    code: '23505',
    constraint: 'users_username',
    detail: 'Key (email)=(ana@example.com)',
  });
  const fault = describeFault(
    new QueryFailedError('INSERT INTO users VALUES ($1)', ['ana@example.com'], cause),
  );
  expect(fault).toMatchObject({
    fault: 'QueryFailedError',
    faultCode: '23505',
    constraint: 'users_username',
  });
  expect(fault.at?.[0]).toMatch(/^at .*describe-fault/);
  expect(JSON.stringify(fault)).not.toContain('ana@');
});

test('describes a thrown value that is not an error', () => {
  expect(describeFault('ana@example.com')).toEqual({ fault: 'string' });
});
