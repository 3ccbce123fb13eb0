interface Kind {
  name: string;
  /** @returns the status. @param at differs with every request, and is negative for those that are not measured */
  request: (at: number) => Promise<number>;
}

/** Two kinds of requests, which nobody should be able to tell apart by the time of their answers. */
export interface Comparison {
  title: string;
  kinds: [Kind, Kind];
}

let addresses = 0;

/** A place of its own for each request, as a proxy on this machine may say, so that no limit is reached. */
function nextAddress(): string {
  addresses += 1;
  return `100.${64 + (addresses >> 16)}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

async function post(address: string, body: object): Promise<number> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': nextAddress() },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  return answer.status;
}

const patient = { firstName: 'A', lastName: 'B', phone: '5625550142', preferredContact: 'email' };

export function comparisons(origin: string): Comparison[] {
  const login = (username: string) =>
    post(`${origin}/api/auth/login`, { username, password: 'not the password' });
  const subscribe = (email: string) => post(`${origin}/api/newsletter`, { email });
  const ask = (email: string) => post(`${origin}/api/consultations`, { ...patient, email });
  return [
    {
      title: 'sign-in',
      kinds: [
        { name: 'an account', request: () => login('admin') },
        { name: 'no account', request: (at) => login(`nobody-${at}`) },
      ],
    },
    {
      title: 'newsletter',
      kinds: [
        { name: 'a subscriber', request: () => subscribe('known@example.com') },
        { name: 'a new address', request: (at) => subscribe(`new-${at}@example.com`) },
      ],
    },
    {
      title: 'consultation',
      kinds: [
        { name: 'a mailbox that got its three mails', request: () => ask('known@example.com') },
        { name: 'a new mailbox', request: (at) => ask(`patient-${at}@example.com`) },
      ],
    },
  ];
}
