BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE analyses (
	"table" VARCHAR(20) NOT NULL, 
	body JSON NOT NULL, 
	CONSTRAINT pk_analyses PRIMARY KEY ("table"), 
	CONSTRAINT fk_analyses_table FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE TABLE entries (
	"table" VARCHAR(20) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	seat VARCHAR(4), 
	body JSON NOT NULL, 
	request VARCHAR(80), 
	at DOUBLE NOT NULL, 
	CONSTRAINT pk_entries PRIMARY KEY ("table", number), 
	CONSTRAINT fk_entries_table FOREIGN KEY("table") REFERENCES tables (id), 
	CONSTRAINT uq_entries_table UNIQUE ("table", request)
);
INSERT INTO "entries" VALUES('finished00',1,'seat','p2','{"act": "joined", "name": "Bruno"}',NULL,1.79479768652865457538e+09);
INSERT INTO "entries" VALUES('finished00',2,'deal',NULL,'{"outcomes": ["bargainer", "woodcutter", "anxious", "ticket-clerk", "reveller", "accountant", "consumerist", "dreamer", "mime", "pacifist", "alpaprincess", "puppy", "puppy", "puppy", "fence", "fence", "puppy", "puppy", "puppy", "fence", "fence"], "options": {"quick": true}}','deal',1.79479768653274297709e+09);
INSERT INTO "entries" VALUES('finished00',3,'move','p1','{"move": "buy consumerist", "outcomes": []}','p1:i1',1.7947976865487492085e+09);
INSERT INTO "entries" VALUES('finished00',4,'chat',NULL,'{"person": "anna", "name": "Anna", "text": "good luck"}','anna:i2',1.79479768655176329618e+09);
INSERT INTO "entries" VALUES('finished00',5,'seat','p1','{"act": "left", "level": "easy", "name": "Anna"}',NULL,1.79479768655871057504e+09);
INSERT INTO "entries" VALUES('finished00',6,'seat','p2','{"act": "left", "level": "easy", "name": "Bruno"}',NULL,1.79479768656652951238e+09);
INSERT INTO "entries" VALUES('finished00',7,'move','p1','{"move": "pay puppy", "outcomes": []}',NULL,1.79479768657154178622e+09);
INSERT INTO "entries" VALUES('finished00',8,'move','p1','{"move": "pay puppy", "outcomes": []}',NULL,1.79479768657684779159e+09);
INSERT INTO "entries" VALUES('finished00',9,'move','p1','{"move": "place puppy", "outcomes": []}',NULL,1.79479768658073186868e+09);
INSERT INTO "entries" VALUES('finished00',10,'move','p1','{"move": "end", "outcomes": ["puppy", "puppy", "fence", "puppy", "fence"]}',NULL,1.79479768658329296108e+09);
INSERT INTO "entries" VALUES('finished00',11,'move','p2','{"move": "buy snob", "outcomes": []}',NULL,1.79479768658564496045e+09);
INSERT INTO "entries" VALUES('finished00',12,'move','p2','{"move": "free puppy", "outcomes": []}',NULL,1.79479768658891153335e+09);
INSERT INTO "entries" VALUES('finished00',13,'move','p2','{"move": "free puppy", "outcomes": []}',NULL,1.79479768659075498583e+09);
INSERT INTO "entries" VALUES('finished00',14,'move','p2','{"move": "place puppy", "outcomes": []}',NULL,1.79479768659297418591e+09);
INSERT INTO "entries" VALUES('finished00',15,'move','p2','{"move": "end", "outcomes": ["puppy", "fence", "fence", "puppy", "puppy"]}',NULL,1.79479768659481215479e+09);
INSERT INTO "entries" VALUES('finished00',16,'move','p1','{"move": "buy snob", "outcomes": []}',NULL,1.79479768659689354901e+09);
INSERT INTO "entries" VALUES('finished00',17,'move','p1','{"move": "free puppy", "outcomes": []}',NULL,1.79479768659862923621e+09);
INSERT INTO "entries" VALUES('finished00',18,'move','p1','{"move": "free puppy", "outcomes": []}',NULL,1.7947976866003098488e+09);
INSERT INTO "entries" VALUES('finished00',19,'move','p1','{"move": "end", "outcomes": ["puppy", "fence", "puppy", "snob", "consumerist"]}',NULL,1.79479768660200309751e+09);
INSERT INTO "entries" VALUES('finished00',20,'move','p2','{"move": "buy snob", "outcomes": []}',NULL,1.79479768660460352897e+09);
INSERT INTO "entries" VALUES('finished00',21,'move','p2','{"move": "free puppy", "outcomes": []}',NULL,1.79479768660636520389e+09);
INSERT INTO "entries" VALUES('finished00',22,'move','p2','{"move": "free puppy", "outcomes": []}',NULL,1.79479768660813617702e+09);
INSERT INTO "entries" VALUES('finished00',23,'move','p2','{"move": "end", "outcomes": ["fence", "snob", "fence", "puppy", "fence"]}',NULL,1.79479768661007928849e+09);
INSERT INTO "entries" VALUES('finished00',24,'move','p1','{"move": "buy accountant", "outcomes": []}',NULL,1.79479768661232638358e+09);
INSERT INTO "entries" VALUES('finished00',25,'move','p1','{"move": "pay snob", "outcomes": []}',NULL,1.79479768661473870275e+09);
INSERT INTO "entries" VALUES('finished00',26,'move','p1','{"move": "pay puppy", "outcomes": []}',NULL,1.79479768661669635771e+09);
INSERT INTO "entries" VALUES('finished00',27,'move','p1','{"move": "pay puppy", "outcomes": []}',NULL,1.79479768661894941326e+09);
INSERT INTO "entries" VALUES('finished00',28,'move','p1','{"move": "pay consumerist", "outcomes": []}',NULL,1.79479768662065172196e+09);
INSERT INTO "entries" VALUES('finished00',29,'move','p1','{"move": "end", "outcomes": ["puppy", "fence", "fence", "consumerist", "puppy"]}',NULL,1.79479768662239074711e+09);
INSERT INTO "entries" VALUES('finished00',30,'move','p2','{"move": "buy mime", "outcomes": []}',NULL,1.79479768662437534328e+09);
INSERT INTO "entries" VALUES('finished00',31,'move','p2','{"move": "pay snob", "outcomes": []}',NULL,1.79479768662645459173e+09);
INSERT INTO "entries" VALUES('finished00',32,'move','p2','{"move": "pay puppy", "outcomes": []}',NULL,1.79479768662816143039e+09);
INSERT INTO "entries" VALUES('finished00',33,'move','p2','{"move": "end", "outcomes": ["snob", "fence", "puppy", "fence", "fence"]}',NULL,1.79479768662987542154e+09);
INSERT INTO "entries" VALUES('finished00',34,'move','p1','{"move": "place consumerist", "outcomes": []}',NULL,1.79479768663211512562e+09);
INSERT INTO "entries" VALUES('finished00',35,'move','p1','{"move": "buy consumerist", "outcomes": []}',NULL,1.794797686634257555e+09);
INSERT INTO "entries" VALUES('finished00',36,'move','p1','{"move": "pay puppy", "outcomes": []}',NULL,1.79479768663607382769e+09);
INSERT INTO "entries" VALUES('finished00',37,'move','p1','{"move": "pay puppy", "outcomes": []}',NULL,1.7947976866377179623e+09);
INSERT INTO "entries" VALUES('finished00',38,'move','p1','{"move": "end", "outcomes": ["puppy", "fence", "snob", "accountant", "puppy"]}',NULL,1.79479768663955259327e+09);
INSERT INTO "entries" VALUES('finished00',39,'move','p2','{"move": "buy mime", "outcomes": []}',NULL,1.79479768664146280285e+09);
INSERT INTO "entries" VALUES('finished00',40,'move','p2','{"move": "pay snob", "outcomes": []}',NULL,1.79479768664389443396e+09);
INSERT INTO "entries" VALUES('finished00',41,'move','p2','{"move": "pay puppy", "outcomes": []}',NULL,1.79479768664558458329e+09);
INSERT INTO "entries" VALUES('finished00',42,'move','p2','{"move": "end", "outcomes": ["mime", "snob", "fence", "fence", "fence"]}',NULL,1.79479768664734077449e+09);
INSERT INTO "entries" VALUES('finished00',43,'move','p1','{"move": "place accountant", "outcomes": []}',NULL,1.7947976866498169899e+09);
INSERT INTO "entries" VALUES('finished00',44,'move','p1','{"move": "buy dreamer", "outcomes": []}',NULL,1.79479768665192484858e+09);
INSERT INTO "entries" VALUES('finished00',45,'move','p1','{"move": "pay snob", "outcomes": []}',NULL,1.79479768665406346321e+09);
INSERT INTO "entries" VALUES('finished00',46,'move','p1','{"move": "pay puppy", "outcomes": []}',NULL,1.79479768665585827825e+09);
INSERT INTO "entries" VALUES('finished00',47,'move','p1','{"move": "end", "outcomes": ["puppy", "fence", "fence", "consumerist", "dreamer"]}',NULL,1.79479768665772294999e+09);
INSERT INTO "entries" VALUES('finished00',48,'move','p2','{"move": "buy dreamer", "outcomes": []}',NULL,1.79479768665994167333e+09);
INSERT INTO "entries" VALUES('finished00',49,'move','p2','{"move": "pay snob", "outcomes": []}',NULL,1.79479768666200852392e+09);
INSERT INTO "entries" VALUES('finished00',50,'move','p2','{"move": "pay mime", "outcomes": []}',NULL,1.79479768666355538365e+09);
INSERT INTO "entries" VALUES('finished00',51,'move','p2','{"move": "end", "outcomes": ["snob", "puppy", "mime", "mime", "snob"]}',NULL,1.7947976866652503013e+09);
INSERT INTO "entries" VALUES('finished00',52,'move','p1','{"move": "place dreamer", "outcomes": []}',NULL,1.79479768666758680338e+09);
INSERT INTO "entries" VALUES('finished00',53,'move','p1','{"move": "buy mime", "outcomes": []}',NULL,1.79479768666941666603e+09);
INSERT INTO "entries" VALUES('finished00',54,'move','p1','{"move": "pay consumerist", "outcomes": []}',NULL,1.79479768667163252834e+09);
INSERT INTO "entries" VALUES('finished00',55,'move','p1','{"move": "end", "outcomes": ["snob", "puppy", "puppy", "puppy", "fence"]}',NULL,1.79479768667429256433e+09);
INSERT INTO "entries" VALUES('finished00',56,'move','p2','{"move": "buy ticket-clerk", "outcomes": []}',NULL,1.79479768667661547659e+09);
INSERT INTO "entries" VALUES('finished00',57,'move','p2','{"move": "pay snob", "outcomes": []}',NULL,1.79479768668091893201e+09);
INSERT INTO "entries" VALUES('finished00',58,'move','p2','{"move": "pay snob", "outcomes": []}',NULL,1.79479768668483877181e+09);
INSERT INTO "entries" VALUES('finished00',59,'move','p2','{"move": "pay puppy", "outcomes": []}',NULL,1.79479768668748450276e+09);
INSERT INTO "entries" VALUES('finished00',60,'move','p2','{"move": "pay mime", "outcomes": []}',NULL,1.79479768669012355796e+09);
INSERT INTO "entries" VALUES('finished00',61,'move','p2','{"move": "pay mime", "outcomes": []}',NULL,1.79479768669229269029e+09);
INSERT INTO "entries" VALUES('finished00',62,'move','p2','{"move": "end", "outcomes": ["fence", "dreamer", "fence", "fence", "mime"]}',NULL,1.79479768669465303415e+09);
INSERT INTO "entries" VALUES('finished00',63,'move','p1','{"move": "buy woodcutter", "outcomes": []}',NULL,1.79479768669798421857e+09);
INSERT INTO "entries" VALUES('finished00',64,'move','p1','{"move": "pay snob", "outcomes": []}',NULL,1.79479768670152163502e+09);
INSERT INTO "entries" VALUES('finished00',65,'move','p1','{"move": "pay puppy", "outcomes": []}',NULL,1.79479768670440387721e+09);
INSERT INTO "entries" VALUES('finished00',66,'move','p1','{"move": "pay puppy", "outcomes": []}',NULL,1.79479768670719170564e+09);
INSERT INTO "entries" VALUES('finished00',67,'move','p1','{"move": "pay puppy", "outcomes": []}',NULL,1.79479768671007800101e+09);
INSERT INTO "entries" VALUES('finished00',68,'move','p1','{"move": "end", "outcomes": ["mime", "consumerist", "fence", "woodcutter", "puppy"]}',NULL,1.79479768671297478669e+09);
INSERT INTO "entries" VALUES('finished00',69,'move','p2','{"move": "place dreamer", "outcomes": []}',NULL,1.79479768671706342696e+09);
INSERT INTO "entries" VALUES('finished00',70,'move','p2','{"move": "buy consumerist", "outcomes": []}',NULL,1.79479768672101950644e+09);
INSERT INTO "entries" VALUES('finished00',71,'move','p2','{"move": "pay mime", "outcomes": []}',NULL,1.79479768672441291807e+09);
INSERT INTO "entries" VALUES('finished00',72,'move','p2','{"move": "end", "outcomes": ["puppy", "ticket-clerk", "snob", "mime", "snob"]}',NULL,1.79479768672777175906e+09);
INSERT INTO "entries" VALUES('finished00',73,'move','p1','{"move": "place woodcutter", "outcomes": []}',NULL,1.79479768673154592515e+09);
INSERT INTO "entries" VALUES('finished00',74,'move','p1','{"move": "play mime", "outcomes": []}',NULL,1.79479768673598051066e+09);
INSERT INTO "entries" VALUES('finished00',75,'move','p1','{"move": "copy woodcutter", "outcomes": ["puppy", "fence", "snob"]}',NULL,1.79479768673934435849e+09);
INSERT INTO "entries" VALUES('finished00',76,'move','p1','{"move": "buy reveller", "outcomes": []}',NULL,1.79479768674363040926e+09);
INSERT INTO "entries" VALUES('finished00',77,'move','p1','{"move": "pay snob", "outcomes": []}',NULL,1.79479768674743866922e+09);
INSERT INTO "entries" VALUES('finished00',78,'move','p1','{"move": "pay consumerist", "outcomes": []}',NULL,1.7947976867512936592e+09);
INSERT INTO "entries" VALUES('finished00',79,'move','p1','{"move": "pay puppy", "outcomes": []}',NULL,1.79479768675435137747e+09);
INSERT INTO "entries" VALUES('finished00',80,'move','p1','{"move": "pay puppy", "outcomes": []}',NULL,1.7947976867575161457e+09);
INSERT INTO "entries" VALUES('finished00',81,'move','p1','{"move": "end", "outcomes": ["puppy", "reveller", "puppy", "fence", "consumerist"]}',NULL,1.7947976867611689567e+09);
INSERT INTO "entries" VALUES('finished00',82,'move','p2','{"move": "buy reveller", "outcomes": []}',NULL,1.79479768676542019842e+09);
INSERT INTO "entries" VALUES('finished00',83,'move','p2','{"move": "pay ticket-clerk", "outcomes": []}',NULL,1.79479768676988554005e+09);
INSERT INTO "entries" VALUES('finished00',84,'move','p2','{"move": "pay snob", "outcomes": []}',NULL,1.79479768677460479737e+09);
INSERT INTO "entries" VALUES('finished00',85,'move','p2','{"move": "pay snob", "outcomes": []}',NULL,1.79479768678167271611e+09);
INSERT INTO "entries" VALUES('finished00',86,'move','p2','{"move": "end", "outcomes": ["reveller", "fence", "snob", "puppy", "ticket-clerk"]}',NULL,1.79479768678642916676e+09);
INSERT INTO "entries" VALUES('finished00',87,'move','p1','{"move": "place reveller", "outcomes": []}',NULL,1.7947976867892870903e+09);
INSERT INTO "entries" VALUES('finished00',88,'move','p1','{"move": "buy pacifist", "outcomes": []}',NULL,1.79479768679541897774e+09);
INSERT INTO "entries" VALUES('finished00',89,'move','p1','{"move": "pay consumerist", "outcomes": []}',NULL,1.794797686799213171e+09);
INSERT INTO "entries" VALUES('finished00',90,'move','p1','{"move": "pay puppy", "outcomes": []}',NULL,1.7947976868016939163e+09);
INSERT INTO "entries" VALUES('finished00',91,'move','p1','{"move": "end", "outcomes": ["mime", "puppy", "snob", "fence", "pacifist"]}',NULL,1.7947976868042855263e+09);
INSERT INTO "entries" VALUES('finished00',92,'move','p2','{"move": "place ticket-clerk", "outcomes": []}',NULL,1.79479768680795574191e+09);
INSERT INTO "entries" VALUES('finished00',93,'move','p2','{"move": "buy woodcutter", "outcomes": []}',NULL,1.79479768681164073939e+09);
INSERT INTO "entries" VALUES('finished00',94,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768681388568872e+09);
INSERT INTO "entries" VALUES('finished00',95,'move','p2','{"move": "pay snob", "outcomes": []}',NULL,1.79479768681608200077e+09);
INSERT INTO "entries" VALUES('finished00',96,'move','p2','{"move": "pay puppy", "outcomes": []}',NULL,1.79479768681853842733e+09);
INSERT INTO "entries" VALUES('finished00',97,'move','p2','{"move": "end", "outcomes": ["snob", "fence", "mime", "consumerist", "fence"]}',NULL,1.79479768682112288472e+09);
INSERT INTO "entries" VALUES('finished00',98,'move','p1','{"move": "play pacifist", "outcomes": []}',NULL,1.7947976868238463402e+09);
INSERT INTO "entries" VALUES('finished00',99,'move','p1','{"move": "give puppy", "outcomes": ["puppy", "consumerist", "puppy"]}',NULL,1.79479768682614612574e+09);
INSERT INTO "entries" VALUES('finished00',100,'move','p1','{"move": "play mime", "outcomes": []}',NULL,1.79479768682901263238e+09);
INSERT INTO "entries" VALUES('finished00',101,'move','p1','{"move": "copy reveller", "outcomes": []}',NULL,1.79479768683275413515e+09);
INSERT INTO "entries" VALUES('finished00',102,'move','p1','{"move": "buy bargainer", "outcomes": []}',NULL,1.79479768683681607244e+09);
INSERT INTO "entries" VALUES('finished00',103,'move','p1','{"move": "pay consumerist", "outcomes": []}',NULL,1.79479768684036111833e+09);
INSERT INTO "entries" VALUES('finished00',104,'move','p1','{"move": "pay puppy", "outcomes": []}',NULL,1.79479768684385156628e+09);
INSERT INTO "entries" VALUES('finished00',105,'move','p1','{"move": "pay puppy", "outcomes": []}',NULL,1.794797686846455574e+09);
INSERT INTO "entries" VALUES('finished00',106,'move','p1','{"move": "pay snob", "outcomes": []}',NULL,1.79479768685276389128e+09);
INSERT INTO "entries" VALUES('finished00',107,'move','p1','{"move": "place bargainer", "outcomes": []}',NULL,1.7947976868598451614e+09);
INSERT INTO "entries" VALUES('finished00',108,'move','p1','{"move": "end", "outcomes": ["puppy", "puppy", "snob", "pacifist", "mime"]}',NULL,1.79479768686194205286e+09);
INSERT INTO "entries" VALUES('finished00',109,'move','p2','{"move": "place mime", "outcomes": []}',NULL,1.79479768686497950552e+09);
INSERT INTO "entries" VALUES('finished00',110,'move','p2','{"move": "buy accountant", "outcomes": []}',NULL,1.79479768687165951732e+09);
INSERT INTO "entries" VALUES('finished00',111,'move','p2','{"move": "pay snob", "outcomes": []}',NULL,1.7947976868803391456e+09);
INSERT INTO "entries" VALUES('finished00',112,'move','p2','{"move": "pay consumerist", "outcomes": []}',NULL,1.79479768688341832167e+09);
INSERT INTO "entries" VALUES('finished00',113,'move','p2','{"move": "pay puppy", "outcomes": []}',NULL,1.79479768688527965541e+09);
INSERT INTO "entries" VALUES('finished00',114,'move','p2','{"move": "end", "outcomes": ["mime", "puppy", "fence", "puppy", "woodcutter"]}',NULL,1.79479768688774895665e+09);
INSERT INTO "entries" VALUES('finished00',115,'move','p1','{"move": "place pacifist", "outcomes": []}',NULL,1.79479768689109230039e+09);
INSERT INTO "entries" VALUES('finished00',116,'move','p1','{"move": "play mime", "outcomes": []}',NULL,1.79479768689580845833e+09);
INSERT INTO "entries" VALUES('finished00',117,'move','p1','{"move": "copy pacifist", "outcomes": []}',NULL,1.79479768689920377725e+09);
INSERT INTO "entries" VALUES('finished00',118,'move','p1','{"move": "give puppy", "outcomes": ["consumerist"]}',NULL,1.79479768690265631672e+09);
INSERT INTO "entries" VALUES('finished00',119,'move','p1','{"move": "end", "outcomes": ["puppy", "mime", "consumerist", "snob"]}',NULL,1.79479768690551137926e+09);
INSERT INTO "entries" VALUES('finished00',120,'move','p2','{"move": "place woodcutter", "outcomes": []}',NULL,1794797686.91329);
INSERT INTO "entries" VALUES('finished00',121,'move','p2','{"move": "play mime", "outcomes": []}',NULL,1.79479768691775465015e+09);
INSERT INTO "entries" VALUES('finished00',122,'move','p2','{"move": "copy woodcutter", "outcomes": ["accountant", "reveller", "snob"]}',NULL,1.79479768692053246502e+09);
INSERT INTO "entries" VALUES('finished00',123,'move','p2','{"move": "end", "outcomes": ["snob", "consumerist", "fence", "mime", "snob"]}',NULL,1.79479768692293190955e+09);
INSERT INTO "entries" VALUES('finished00',124,'move','p2','{"move": "dream alpaprince", "outcomes": []}',NULL,1.79479768692518377301e+09);
INSERT INTO "entries" VALUES('finished00',125,'move','p1','{"move": "dream alpaqueen", "outcomes": []}',NULL,1.79479768693035745619e+09);
INSERT INTO "entries" VALUES('running000',1,'seat','p2','{"act": "joined", "name": "Bruno"}',NULL,1.79479768695386934273e+09);
INSERT INTO "entries" VALUES('running000',2,'deal',NULL,'{"outcomes": ["reveller", "accountant", "noisemaker", "anxious", "bargainer", "graduate", "dreamer", "fighter", "explorer", "mime", "puppy", "puppy", "puppy", "fence", "puppy", "fence", "puppy", "puppy", "fence", "puppy"], "options": {}}','deal',1.79479768695638203625e+09);
INSERT INTO "entries" VALUES('running000',3,'move','p1','{"move": "buy fighter", "outcomes": []}','p1:i3',1.79479768696885156635e+09);
INSERT INTO "entries" VALUES('running000',4,'move','p1','{"move": "pay puppy", "outcomes": []}','p1:i4',1.7947976869718432427e+09);
INSERT INTO "entries" VALUES('running000',5,'move','p1','{"move": "pay puppy", "outcomes": []}','p1:i5',1.79479768697357916834e+09);
INSERT INTO "entries" VALUES('running000',6,'move','p1','{"move": "pay puppy", "outcomes": []}','p1:i6',1.79479768697553253176e+09);
INSERT INTO "entries" VALUES('running000',7,'move','p1','{"move": "place puppy", "outcomes": []}','p1:i7',1.79479768697734045983e+09);
INSERT INTO "entries" VALUES('running000',8,'move','p1','{"move": "end", "outcomes": ["fence", "puppy", "fence", "fence", "puppy"]}','p1:i8',1.79479768697936153411e+09);
INSERT INTO "entries" VALUES('running000',9,'move','p2','{"move": "buy mime", "outcomes": []}','p2:i9',1.79479768698122477531e+09);
INSERT INTO "entries" VALUES('running000',10,'move','p2','{"move": "pay puppy", "outcomes": []}','p2:i10',1.79479768698287415508e+09);
INSERT INTO "entries" VALUES('running000',11,'move','p2','{"move": "pay puppy", "outcomes": []}','p2:i11',1.79479768698482656475e+09);
INSERT INTO "entries" VALUES('running000',12,'move','p2','{"move": "pay puppy", "outcomes": []}','p2:i12',1.79479768698700094219e+09);
INSERT INTO "entries" VALUES('running000',13,'move','p2','{"move": "end", "outcomes": ["puppy", "puppy", "puppy", "fence", "fence"]}','p2:i13',1.79479768698896670342e+09);
INSERT INTO "entries" VALUES('running000',14,'move','p1','{"move": "end", "outcomes": ["fence", "puppy", "fence", "puppy", "puppy"]}','p1:i14',1.79479768699107193946e+09);
INSERT INTO "entries" VALUES('running000',15,'move','p2','{"move": "buy snob", "outcomes": []}','p2:i15',1.79479768699342060083e+09);
INSERT INTO "entries" VALUES('running000',16,'move','p2','{"move": "free puppy", "outcomes": []}','p2:i16',1794797686.99523);
INSERT INTO "entries" VALUES('running000',17,'move','p2','{"move": "free puppy", "outcomes": []}','p2:i17',1.79479768699697041518e+09);
INSERT INTO "entries" VALUES('running000',18,'move','p2','{"move": "end", "outcomes": ["puppy", "fence", "fence", "fence", "puppy"]}','p2:i18',1.79479768699865055081e+09);
INSERT INTO "entries" VALUES('running000',19,'move','p1','{"move": "buy fighter", "outcomes": []}','p1:i19',1.79479768700056338311e+09);
INSERT INTO "entries" VALUES('running000',20,'move','p1','{"move": "pay puppy", "outcomes": []}','p1:i20',1.79479768700238275533e+09);
INSERT INTO "entries" VALUES('running000',21,'move','p1','{"move": "pay puppy", "outcomes": []}','p1:i21',1.79479768700523376469e+09);
INSERT INTO "entries" VALUES('running000',22,'move','p1','{"move": "pay puppy", "outcomes": []}','p1:i22',1.79479768700710082054e+09);
INSERT INTO "entries" VALUES('running000',23,'move','p1','{"move": "end", "outcomes": ["puppy", "fighter", "fence", "puppy", "fence"]}','p1:i23',1.79479768700913715358e+09);
INSERT INTO "entries" VALUES('running000',24,'move','p2','{"move": "buy snob", "outcomes": []}','p2:i24',1.7947976870113651753e+09);
INSERT INTO "entries" VALUES('running000',25,'move','p2','{"move": "free puppy", "outcomes": []}','p2:i25',1.79479768701368498804e+09);
INSERT INTO "entries" VALUES('running000',26,'move','p2','{"move": "free puppy", "outcomes": []}','p2:i26',1.79479768701564192773e+09);
INSERT INTO "entries" VALUES('running000',27,'move','p2','{"move": "end", "outcomes": ["puppy", "puppy", "mime", "fence", "snob"]}','p2:i27',1.79479768702060151104e+09);
INSERT INTO "entries" VALUES('running000',28,'move','p1','{"move": "buy puppy", "outcomes": []}','p1:i28',1.79479768702326583857e+09);
INSERT INTO "entries" VALUES('running000',29,'undo','p1','{"line": 28}','p1:i29',1.79479768702549648284e+09);
INSERT INTO "entries" VALUES('running000',30,'move','p1','{"move": "buy puppy", "outcomes": []}','p1:i30',1.79479768702783441542e+09);
INSERT INTO "entries" VALUES('withabot00',1,'deal',NULL,'{"outcomes": ["noisemaker", "twins", "anxious", "graduate", "reveller", "accountant", "explorer", "dreamer", "sweeper", "fighter", "fence", "fence", "puppy", "puppy", "puppy", "fence", "puppy", "puppy", "puppy", "puppy"], "options": {}}','deal',1.79479768704289221765e+09);
INSERT INTO "entries" VALUES('withabot00',2,'move','p1','{"move": "buy sweeper", "outcomes": []}','p1:i31',1.79479768705017066004e+09);
INSERT INTO "entries" VALUES('withabot00',3,'move','p1','{"move": "pay puppy", "outcomes": []}','p1:i32',1.79479768705184340475e+09);
INSERT INTO "entries" VALUES('withabot00',4,'move','p1','{"move": "pay puppy", "outcomes": []}','p1:i33',1.79479768705325150486e+09);
INSERT INTO "entries" VALUES('withabot00',5,'move','p1','{"move": "end", "outcomes": ["fence", "puppy", "puppy", "puppy", "fence"]}','p1:i34',1.79479768705457019806e+09);
INSERT INTO "entries" VALUES('withabot00',6,'move','p2','{"move": "buy snob", "outcomes": []}',NULL,1.79479768705869984629e+09);
INSERT INTO "entries" VALUES('withabot00',7,'move','p2','{"move": "free puppy", "outcomes": []}',NULL,1.79479768706055736542e+09);
INSERT INTO "entries" VALUES('withabot00',8,'move','p2','{"move": "free puppy", "outcomes": []}',NULL,1.79479768706207847592e+09);
INSERT INTO "entries" VALUES('withabot00',9,'move','p2','{"move": "place puppy", "outcomes": []}',NULL,1.79479768706391716007e+09);
INSERT INTO "entries" VALUES('withabot00',10,'move','p2','{"move": "end", "outcomes": ["fence", "fence", "puppy", "puppy", "fence"]}',NULL,1.794797687065507412e+09);
INSERT INTO "entries" VALUES('withabot00',11,'move','p1','{"move": "place puppy", "outcomes": []}','p1:i35',1.79479768706687712667e+09);
INSERT INTO "entries" VALUES('withabot00',12,'move','p1','{"move": "buy sweeper", "outcomes": []}','p1:i36',1.79479768706846189501e+09);
INSERT INTO "entries" VALUES('graduates0',1,'deal',NULL,'{"position": {"game": "alpaca", "seats": 2, "turn": "p2", "first": "p1", "players": [{"hand": ["puppy", "fence"], "deck": [], "discard": [], "played": [], "farm": [["dreamer"]]}, {"hand": ["fence", "reveller", "viking", "twins", "graduate"], "deck": [], "discard": [], "played": [], "farm": [["mime", "librarian"]]}], "market": {"mime": 1, "snob": 2}, "bought": false, "placements": 1, "coins": 0, "reveller": false, "acted": false, "extra-turns": 0, "final": false, "idle": 110, "pending": null}, "seed": 3}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',2,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',3,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',4,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',5,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',6,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',7,'move','p2','{"move": "end", "outcomes": ["fence", "graduate", "viking", "reveller", "twins"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',8,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',9,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',10,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',11,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',12,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',13,'move','p2','{"move": "end", "outcomes": ["reveller", "twins", "fence", "graduate", "viking"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',14,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',15,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',16,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',17,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',18,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',19,'move','p2','{"move": "end", "outcomes": ["reveller", "graduate", "viking", "fence", "twins"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',20,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',21,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',22,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',23,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',24,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',25,'move','p2','{"move": "end", "outcomes": ["fence", "twins", "graduate", "viking", "reveller"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',26,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',27,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',28,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',29,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',30,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',31,'move','p2','{"move": "end", "outcomes": ["reveller", "twins", "viking", "graduate", "fence"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',32,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',33,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',34,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',35,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',36,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',37,'move','p2','{"move": "end", "outcomes": ["fence", "graduate", "reveller", "twins", "viking"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',38,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',39,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',40,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',41,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',42,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',43,'move','p2','{"move": "end", "outcomes": ["fence", "graduate", "viking", "twins", "reveller"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',44,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',45,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',46,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',47,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',48,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',49,'move','p2','{"move": "end", "outcomes": ["reveller", "twins", "viking", "graduate", "fence"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',50,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',51,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',52,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',53,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',54,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',55,'move','p2','{"move": "end", "outcomes": ["viking", "twins", "reveller", "fence", "graduate"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',56,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',57,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',58,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',59,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',60,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',61,'move','p2','{"move": "end", "outcomes": ["viking", "reveller", "graduate", "twins", "fence"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',62,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',63,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',64,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',65,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',66,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',67,'move','p2','{"move": "end", "outcomes": ["twins", "reveller", "fence", "viking", "graduate"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',68,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',69,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',70,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',71,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',72,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',73,'move','p2','{"move": "end", "outcomes": ["viking", "fence", "twins", "graduate", "reveller"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',74,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',75,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',76,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',77,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',78,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',79,'move','p2','{"move": "end", "outcomes": ["fence", "viking", "graduate", "reveller", "twins"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',80,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',81,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',82,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',83,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',84,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',85,'move','p2','{"move": "end", "outcomes": ["graduate", "fence", "twins", "reveller", "viking"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',86,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',87,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',88,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',89,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',90,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',91,'move','p2','{"move": "end", "outcomes": ["viking", "reveller", "graduate", "twins", "fence"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',92,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',93,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',94,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',95,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',96,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',97,'move','p2','{"move": "end", "outcomes": ["twins", "graduate", "viking", "reveller", "fence"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',98,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',99,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',100,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',101,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',102,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',103,'move','p2','{"move": "end", "outcomes": ["fence", "viking", "graduate", "twins", "reveller"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',104,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',105,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',106,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',107,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',108,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',109,'move','p2','{"move": "end", "outcomes": ["fence", "graduate", "viking", "reveller", "twins"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',110,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',111,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',112,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',113,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',114,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',115,'move','p2','{"move": "end", "outcomes": ["fence", "viking", "reveller", "graduate", "twins"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',116,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',117,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',118,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',119,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',120,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',121,'move','p2','{"move": "end", "outcomes": ["reveller", "viking", "fence", "graduate", "twins"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',122,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',123,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',124,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',125,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',126,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',127,'move','p2','{"move": "end", "outcomes": ["twins", "fence", "reveller", "graduate", "viking"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',128,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',129,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',130,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',131,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',132,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',133,'move','p2','{"move": "end", "outcomes": ["viking", "fence", "graduate", "twins", "reveller"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',134,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',135,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',136,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',137,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',138,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',139,'move','p2','{"move": "end", "outcomes": ["viking", "twins", "fence", "graduate", "reveller"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',140,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',141,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',142,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',143,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',144,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',145,'move','p2','{"move": "end", "outcomes": ["twins", "fence", "reveller", "viking", "graduate"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',146,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',147,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',148,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',149,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',150,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',151,'move','p2','{"move": "end", "outcomes": ["viking", "graduate", "twins", "reveller", "fence"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',152,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',153,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',154,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',155,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',156,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',157,'move','p2','{"move": "end", "outcomes": ["fence", "twins", "viking", "reveller", "graduate"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',158,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',159,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',160,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',161,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',162,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',163,'move','p2','{"move": "end", "outcomes": ["fence", "viking", "twins", "graduate", "reveller"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',164,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',165,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',166,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',167,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',168,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',169,'move','p2','{"move": "end", "outcomes": ["graduate", "reveller", "fence", "twins", "viking"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',170,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',171,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',172,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',173,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',174,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',175,'move','p2','{"move": "end", "outcomes": ["reveller", "fence", "graduate", "viking", "twins"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',176,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',177,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',178,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',179,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',180,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',181,'move','p2','{"move": "end", "outcomes": ["viking", "fence", "reveller", "graduate", "twins"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',182,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',183,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',184,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',185,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',186,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',187,'move','p2','{"move": "end", "outcomes": ["graduate", "twins", "fence", "viking", "reveller"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',188,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',189,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',190,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',191,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',192,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',193,'move','p2','{"move": "end", "outcomes": ["reveller", "fence", "graduate", "viking", "twins"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',194,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',195,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',196,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',197,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',198,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',199,'move','p2','{"move": "end", "outcomes": ["twins", "viking", "reveller", "graduate", "fence"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',200,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',201,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',202,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',203,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',204,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',205,'move','p2','{"move": "end", "outcomes": ["fence", "viking", "reveller", "graduate", "twins"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',206,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',207,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',208,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',209,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',210,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',211,'move','p2','{"move": "end", "outcomes": ["fence", "graduate", "viking", "reveller", "twins"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',212,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',213,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',214,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',215,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',216,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',217,'move','p2','{"move": "end", "outcomes": ["reveller", "twins", "graduate", "viking", "fence"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',218,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',219,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',220,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',221,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',222,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',223,'move','p2','{"move": "end", "outcomes": ["twins", "fence", "reveller", "viking", "graduate"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',224,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',225,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',226,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',227,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',228,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',229,'move','p2','{"move": "end", "outcomes": ["graduate", "reveller", "viking", "twins", "fence"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',230,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',231,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',232,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',233,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',234,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',235,'move','p2','{"move": "end", "outcomes": ["fence", "viking", "graduate", "reveller", "twins"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',236,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',237,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',238,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',239,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',240,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',241,'move','p2','{"move": "end", "outcomes": ["twins", "viking", "fence", "reveller", "graduate"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',242,'move','p2','{"move": "end", "outcomes": ["twins", "graduate", "viking", "fence", "reveller"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates0',243,'move','p1','{"move": "dream mime", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('extraturns',1,'deal',NULL,'{"position": {"game": "alpaca", "seats": 2, "turn": "p2", "first": "p1", "players": [{"hand": ["puppy", "fence"], "deck": [], "discard": [], "played": [], "farm": [["dreamer"]]}, {"hand": ["fence", "reveller", "viking", "twins", "graduate"], "deck": [], "discard": [], "played": [], "farm": [["mime", "librarian"]]}], "market": {"mime": 1, "snob": 2}, "bought": false, "placements": 1, "coins": 0, "reveller": false, "acted": false, "extra-turns": 1, "final": true, "idle": 9998, "pending": null}, "seed": 4}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extraturns',2,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extraturns',3,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extraturns',4,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extraturns',5,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extraturns',6,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extraturns',7,'move','p2','{"move": "end", "outcomes": ["viking", "twins", "reveller", "graduate", "fence"]}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extraturns',8,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extraturns',9,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extraturns',10,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extraturns',11,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extraturns',12,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extraturns',13,'move','p2','{"move": "end", "outcomes": ["twins", "graduate", "fence", "reveller", "viking"]}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extraturns',14,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extraturns',15,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extraturns',16,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extraturns',17,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extraturns',18,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extraturns',19,'move','p2','{"move": "end", "outcomes": ["reveller", "fence", "viking", "twins", "graduate"]}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extraturns',20,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extraturns',21,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extraturns',22,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extraturns',23,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extraturns',24,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extraturns',25,'move','p2','{"move": "end", "outcomes": ["graduate", "viking", "twins", "fence", "reveller"]}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extraturns',26,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extraturns',27,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extraturns',28,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extraturns',29,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extraturns',30,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extraturns',31,'move','p2','{"move": "end", "outcomes": ["fence", "reveller", "twins", "graduate", "viking"]}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extraturns',32,'move','p2','{"move": "end", "outcomes": ["graduate", "reveller", "twins", "fence", "viking"]}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extraturns',33,'move','p2','{"move": "end", "outcomes": ["graduate", "reveller", "viking", "twins", "fence"]}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extraturns',34,'move','p1','{"move": "dream mime", "outcomes": []}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('africana00',1,'seat','p2','{"act": "joined", "name": "Bruno"}',NULL,1.79479768717895126341e+09);
INSERT INTO "entries" VALUES('africana00',2,'deal',NULL,'{"outcomes": ["guide-turquoise-cape-town", "guide-orange-serengeti", "guide-grey-leopoldville", "statue-victoria-falls", "mask-serengeti", "drum-zanzibar", "guide-violet-zanzibar", "jug-port-natal", "statue-ujiji", "mask-mozambique", "guide-magenta-ujiji", "drum-loanda", "shield-windhoek", "shield-cape-town", "jug-tananarive", "guide-orange-jidda", "drum-cairo", "jug-aswan", "statue-addis-ababa", "jug-khartoum", "guide-magenta-addis-ababa", "guide-grey-lagos", "statue-marrakech", "shield-tripoli", "mask-napoli", "shield-jidda", "guide-violet-khartoum", "guide-turquoise-dakar", "mask-timbuktu", "drum-dakar", "tananarive-marrakech", "lagos-serengeti", "leopoldville-napoli", "cape-town-zanzibar", "port-natal-khartoum", "jidda-windhoek", "mozambique-napoli", "serengeti-cairo", "timbuktu-ujiji", "tananarive-loanda", "tripoli-leopoldville", "lagos-addis-ababa", "aswan-cape-town", "ujiji-port-natal", "cairo-zanzibar", "ujiji-tananarive", "loanda-cape-town", "leopoldville-jidda", "tripoli-dakar", "marrakech-windhoek", "aswan-timbuktu", "khartoum-victoria-falls", "mozambique-lagos", "port-natal-serengeti", "orange", "magenta"], "options": {}}','deal',1.79479768718147635452e+09);
INSERT INTO "entries" VALUES('africana00',3,'move','p1','{"move": "draw", "outcomes": ["turquoise", "grey"]}','p1:i37',1.79479768719708180431e+09);
INSERT INTO "entries" VALUES('africana00',4,'move','p2','{"move": "buy", "outcomes": []}','p2:i38',1.7947976872001008987e+09);
INSERT INTO "entries" VALUES('africana00',5,'move','p2','{"move": "end", "outcomes": []}','p2:i39',1.79479768720224356652e+09);
INSERT INTO "entries" VALUES('africana00',6,'move','p1','{"move": "draw", "outcomes": ["magenta", "grey"]}','p1:i40',1.79479768720446372035e+09);
INSERT INTO "entries" VALUES('africana00',7,'move','p1','{"move": "discard joker", "outcomes": []}','p1:i41',1.7947976872065455914e+09);
CREATE TABLE people (
	id VARCHAR(20) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	sign VARCHAR(40), 
	passphrase VARCHAR(200), 
	language VARCHAR(2) NOT NULL, 
	version INTEGER NOT NULL, 
	created DOUBLE NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY (id), 
	CONSTRAINT uq_people_sign UNIQUE (sign)
);
INSERT INTO "people" VALUES('anna','Anna','anna','$argon2id$v=19$m=65536,t=3,p=4$xQ+UMTCISnGLkBuiVYeEqw$K2Foxd1wbGfcAwkaPMVjUTPeWBRNMCGEsjYLxSFhDsM','en',1,1.79479768611231708529e+09);
INSERT INTO "people" VALUES('bruno','Bruno','bruno','$argon2id$v=19$m=65536,t=3,p=4$ySfGS+0LY9lYc/m0/E5dYw$S88oQuIcyyHy81x9YF3pfLr1KcJjwhPfrXi2pHAF0pY','en',1,1.79479768631573605532e+09);
CREATE TABLE processes (
	id VARCHAR(40) NOT NULL, 
	beat DOUBLE NOT NULL, 
	CONSTRAINT pk_processes PRIMARY KEY (id)
);
INSERT INTO "processes" VALUES('98f0eb8c4a61f545',1.79479768758256697652e+09);
CREATE TABLE ratings (
	person VARCHAR(20) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	mu DOUBLE NOT NULL, 
	sigma DOUBLE NOT NULL, 
	games INTEGER NOT NULL, 
	CONSTRAINT pk_ratings PRIMARY KEY (person, game), 
	CONSTRAINT fk_ratings_person FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "ratings" VALUES('anna','alpaca',25.0,8.06590141354368,1);
INSERT INTO "ratings" VALUES('bruno','alpaca',25.0,8.06590141354368,1);
CREATE TABLE seats (
	"table" VARCHAR(20) NOT NULL, 
	seat VARCHAR(4) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	person VARCHAR(20), 
	name VARCHAR(40), 
	level VARCHAR(20), 
	stand_in VARCHAR(20), 
	version INTEGER NOT NULL, 
	clock DOUBLE, 
	rank INTEGER, 
	CONSTRAINT pk_seats PRIMARY KEY ("table", seat), 
	CONSTRAINT fk_seats_person FOREIGN KEY(person) REFERENCES people (id), 
	CONSTRAINT fk_seats_table FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('finished00','p1','here','anna','Anna',NULL,'easy',1,NULL,1);
INSERT INTO "seats" VALUES('finished00','p2','elsewhere','bruno','Bruno',NULL,'easy',1,NULL,2);
INSERT INTO "seats" VALUES('running000','p1','here','anna','Anna',NULL,NULL,1,8.64899571912288665787e+04,NULL);
INSERT INTO "seats" VALUES('running000','p2','elsewhere','bruno','Bruno',NULL,NULL,1,8.64899713513851165803e+04,NULL);
INSERT INTO "seats" VALUES('withabot00','p1','here','anna','Anna',NULL,NULL,1,NULL,NULL);
INSERT INTO "seats" VALUES('withabot00','p2','bot',NULL,NULL,'easy',NULL,1,NULL,NULL);
INSERT INTO "seats" VALUES('open000000','p1','here','anna','Anna',NULL,NULL,1,NULL,NULL);
INSERT INTO "seats" VALUES('open000000','p2','elsewhere',NULL,NULL,NULL,NULL,1,NULL,NULL);
INSERT INTO "seats" VALUES('graduates0','p1','elsewhere',NULL,'Anna',NULL,NULL,1,NULL,NULL);
INSERT INTO "seats" VALUES('graduates0','p2','elsewhere',NULL,'Bruno',NULL,NULL,1,NULL,NULL);
INSERT INTO "seats" VALUES('extraturns','p1','elsewhere',NULL,'p1',NULL,NULL,1,NULL,NULL);
INSERT INTO "seats" VALUES('extraturns','p2','elsewhere',NULL,'p2',NULL,NULL,1,NULL,NULL);
INSERT INTO "seats" VALUES('africana00','p1','here','anna','Anna',NULL,NULL,1,NULL,NULL);
INSERT INTO "seats" VALUES('africana00','p2','elsewhere','bruno','Bruno',NULL,NULL,1,NULL,NULL);
CREATE TABLE settings (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_settings PRIMARY KEY (name)
);
INSERT INTO "settings" VALUES('closed','0.0');
INSERT INTO "settings" VALUES('secret','a secret that only this test knows');
CREATE TABLE tables (
	id VARCHAR(20) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	edition TEXT, 
	edition_name VARCHAR(200) NOT NULL, 
	rules INTEGER NOT NULL, 
	digest VARCHAR(16) NOT NULL, 
	options JSON NOT NULL, 
	seed BIGINT NOT NULL, 
	owner VARCHAR(20) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	clock JSON, 
	undo VARCHAR(10) NOT NULL, 
	hints BOOLEAN NOT NULL, 
	created DOUBLE NOT NULL, 
	updated DOUBLE NOT NULL, 
	state VARCHAR(10) NOT NULL, 
	number INTEGER NOT NULL, 
	turn VARCHAR(4), 
	bot_turn BOOLEAN NOT NULL, 
	deadline DOUBLE, 
	host VARCHAR(40), 
	rematch VARCHAR(20), 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT fk_tables_owner FOREIGN KEY(owner) REFERENCES people (id)
);
INSERT INTO "tables" VALUES('finished00','alpaca',NULL,'reconstructed',1,'324c713795e5270c','{"quick": true}',2827748940152932852,'anna',0,'null','free',1,1.79479768651384735105e+09,1.79479768693035745619e+09,'over',125,NULL,0,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('running000','alpaca',NULL,'reconstructed',1,'324c713795e5270c','{}',2369161764725965444,'anna',0,'{"seconds": 86400.0, "increment": 30.0}','free',1,1.79479768694231843952e+09,1.79479768702783441542e+09,'playing',30,'p1',0,1.79488417698502063755e+09,NULL,NULL);
INSERT INTO "tables" VALUES('withabot00','alpaca',NULL,'reconstructed',1,'324c713795e5270c','{}',1714782749720847915,'anna',0,'null','free',1,1.79479768703769159321e+09,1.79479768706846189501e+09,'playing',12,'p1',0,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('open000000','alpaca',NULL,'reconstructed',1,'324c713795e5270c','{}',247984453840569851,'anna',1,'null','free',1,1.79479768707511186604e+09,1.79479768707511186604e+09,'open',0,NULL,0,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('graduates0','alpaca',NULL,'reconstructed',1,'324c713795e5270c','{}',3,'anna',0,NULL,'off',1,1.79479768710601067537e+09,1.79479768710601067537e+09,'study',243,NULL,0,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('extraturns','alpaca',NULL,'reconstructed',1,'324c713795e5270c','{}',4,'anna',0,NULL,'off',1,1.79479768714284515377e+09,1.79479768714284515377e+09,'study',34,NULL,0,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('africana00','africana',NULL,'reconstructed',1,'278200d003cafe84','{}',1718797746652990729,'anna',0,'null','free',1,1.79479768716433572776e+09,1.7947976872065455914e+09,'playing',7,'p2',0,NULL,NULL,NULL);
CREATE INDEX ix_tables_bot_turn ON tables (bot_turn, state);
CREATE INDEX ix_tables_deadline ON tables (deadline);
CREATE INDEX ix_tables_listed_state ON tables (listed, state, updated);
CREATE INDEX ix_tables_owner ON tables (owner);
CREATE INDEX ix_seats_person ON seats (person);
COMMIT;
