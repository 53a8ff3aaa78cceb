/** Passwords of eight or more characters that head every list of leaked ones, in lower case. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(`
12345678 123456789 1234567890 12345678910 123123123 1234512345 12344321 87654321 987654321 0987654321 11223344 1122334455 112233445566
147258369 789456123 123456123 123654789 159357456 123456654321 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc q1w2e3r4 q1w2e3r4t5 zaq12wsx
zaq1zaq1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyui qwertyuiop qwertyuiop123 qwer1234 asdf1234 asdfghjk asdfghjkl asdfasdf zxcvbnm1 zxcvbnm123 qazwsxedc
qazwsx123 password password1 password12 password123 password1234 password! password1! password123! passw0rd passw0rd1 p@ssword p@ssw0rd p@ssw0rd1 pa55word
pass1234 pass12345 passpass passwort passwort1 passwort123 motdepasse contrasena changeme changeme1 changeme123 letmein1 letmein123 welcome1 welcome12 welcome123
welcome1! welcome2024 welcome2025 welcome2026 iloveyou iloveyou1 iloveyou2 ilovegod loveyou1 sunshine sunshine1 princess princess1 football football1 baseball baseball1
basketball superman superman1 batman123 spiderman pokemon1 pokemon123 starwars starwars1 michael1 michelle jennifer jessica1 charlie1 jordan23 liverpool liverpool1
chelsea1 arsenal1 barcelona realmadrid computer computer1 internet whatever whatever1 trustno1 dragon123 monkey123 shadow123 master123 hello123 hello1234 hellohello
abc12345 abcd1234 abcdefgh abcd12345 abc123456 a1b2c3d4 a1b2c3d4e5 aa123456 aaaaaaaa 00000000 11111111 22222222 55555555 66666666 77777777 88888888 99999999
admin123 admin1234 admin12345 administrator root1234 test1234 test12345 testtest testing1 testing123 user1234 guest123 default1 secret123 secret12 mysecret temp1234
login123 access14 freedom1 ashley12 samsung1 samsung123 google123 facebook facebook1 linkedin summer2024 summer2025 summer2026 winter2024 winter2025 winter2026
spring2025 spring2026 autumn2025 autumn2026 january1 december1 september november blink182 mustang1 corvette mercedes butterfly elephant chocolate cheesecake
snickers creative midnight victoria alexander alexandra benjamin danielle christin patricia elizabeth jonathan anthony1 matthew1 nicholas nicole123 business business1
company1 company123 money123 finance1 finance123 account1 accounting bookkeeper purser123
`.trim().split(/\s+/));
